import { afterEach, describe, expect, test } from 'vitest';
import action from '../fixtures/exceed-action.json';
import type { Happening } from '../protocol/types';
import { eventful, firstAfter, followedTo, missedFrom, momentBefore, noteFollowed } from './missed';

const [sample] = action.events as unknown as Happening[];
const event = (at: number, number: number, text = `${at}`): Happening => ({ ...sample!, at, number, text });

afterEach(() => localStorage.clear());

describe('how far a table was followed', () => {
  test('is kept for each table and each seat', () => {
    expect(followedTo('t', 0)).toBeNull();
    noteFollowed('t', 0, 12);
    noteFollowed('t', null, 4);
    noteFollowed('u', 0, 7);
    expect([followedTo('t', 0), followedTo('t', null), followedTo('u', 0)]).toEqual([12, 4, 7]);
    expect(followedTo('t', 1)).toBeNull();
  });

  test('goes back when choices were taken back', () => {
    noteFollowed('t', 0, 12);
    noteFollowed('t', 0, 9);
    expect(followedTo('t', 0)).toBe(9);
  });

  test('is forgotten of the tables of long ago', () => {
    for (let table = 0; table < 70; table += 1) noteFollowed(`t${table}`, 0, table);
    expect(followedTo('t9', 0)).toBeNull();
    expect(followedTo('t10', 0)).toBe(10);
    expect(followedTo('t69', 0)).toBe(69);
  });

  test('does not mind what else lies in the storage', () => {
    localStorage.setItem('wildswing.followed', '{"t 0": "x", "u 0": 3');
    expect(followedTo('t', 0)).toBeNull();
    localStorage.setItem('wildswing.followed', '{"t 0": "x", "u 0": 3}');
    expect([followedTo('t', 0), followedTo('u', 0)]).toEqual([null, 3]);
  });
});

describe('the part that was missed', () => {
  const events = [event(0, 0), event(1, 4), event(2, 5, ''), event(3, 5), event(4, 7)];

  test('begins at the first event that something is said about', () => {
    expect(firstAfter(events, 1)).toBe(3);
    expect(firstAfter(events, 4)).toBeNull();
    expect(missedFrom(events, 2).map((one) => one.at)).toEqual([3, 4]);
    expect(missedFrom(events, null)).toEqual([]);
  });

  test('is shown from the moment before it', () => {
    expect(momentBefore(events, 3)).toBe(4);
    expect(momentBefore(events, 0)).toBe(0);
    expect(momentBefore(events, 9)).toBe(0);
  });

  test('has moments at which nothing is seen', () => {
    expect([4, 5, 6, 7].map((number) => eventful(events, number))).toEqual([true, true, false, true]);
  });
});

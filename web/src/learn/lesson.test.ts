import { describe, expect, it } from 'vitest';
import duelGame from '../fixtures/exceed-lesson.json';
import fieldGame from '../fixtures/hackclad-lesson.json';
import type { Happening, Welcome } from '../protocol/types';
import { advanced, goneOn, momentOf, said, skipped } from './coaching';
import { DUEL } from './duelLesson';
import { FIELD } from './fieldLesson';
import { freshCourse, type Course, type Moment } from './lesson';
import { STEPS } from './steps';

/** What the coach sees after the first events of a game that was really played. */
function moment(stored: unknown, until: number, over = false): Moment {
  const welcome = stored as Welcome;
  const picture = { ...welcome.picture!, over };
  const seen = momentOf({ match: welcome.match, picture, events: welcome.events.slice(0, until) });
  if (!seen) throw new Error('no moment');
  return seen;
}

const eventsOf = (stored: unknown): readonly Happening[] => (stored as Welcome).events;

/** Look at a game event by event; where the coach has nothing more to wait for, go on. */
function watched(stored: unknown): { course: Course; ended: Map<string, Happening | undefined> } {
  const ended = new Map<string, Happening | undefined>();
  let course = freshCourse('k3v9x2');
  const events = eventsOf(stored);
  for (let until = 1; until <= events.length; until += 1) {
    const now = moment(stored, until, until === events.length);
    const before = course;
    course = advanced(course, now);
    if (course.step === before.step && said(course, now, false).free) course = goneOn(course, now);
    for (const id of course.done) {
      if (!before.done.includes(id))
        ended.set(
          id,
          events.find((event) => event.at === course.last?.at),
        );
    }
  }
  return { course, ended };
}

describe('the steps of both lessons', () => {
  it('are those that the pages list', () => {
    expect(DUEL.steps.map((step) => step.id)).toEqual(STEPS.exceed);
    expect(FIELD.steps.map((step) => step.id)).toEqual(STEPS.hackclad);
  });
});

describe('a duel that was really played', () => {
  it('completes each step by the event that shows its idea', () => {
    const { course, ended } = watched(duelGame);
    expect(ended.get('reach')).toMatchObject({ kind: 'move', seat: 0 });
    expect(ended.get('force')).toMatchObject({ kind: 'pay', seat: 0 });
    expect(ended.get('strike')).toMatchObject({ kind: 'strike over' });
    expect(ended.get('speed')).toMatchObject({ kind: 'stun' });
    expect(ended.get('boost')).toMatchObject({ kind: 'boost', seat: 0 });
    expect(ended.get('exceed')).toMatchObject({ kind: 'exceed', seat: 0 });
    expect(course.done).toEqual(STEPS.exceed);
    expect(course.over).toBe(true);
  });

  it('does not complete a step by what happened before the step was on', () => {
    const stun = eventsOf(duelGame).findIndex((event) => event.kind === 'stun');
    const now = moment(duelGame, stun + 1);
    const course: Course = { ...freshCourse(), step: STEPS.exceed.indexOf('speed'), since: stun + 1 };
    expect(advanced(course, now)).toBe(course);
    const words = said(course, now, false);
    expect(words.free).toBe(true);
    expect(words.text).toContain(eventsOf(duelGame)[stun]!.text);
    expect(words.advice.glow).toEqual([]);
    expect(goneOn(course, now).done).toEqual(['speed']);
  });

  it('ends with the game although a step still waits', () => {
    const now = moment(duelGame, eventsOf(duelGame).length, true);
    const waiting: Course = { ...freshCourse(), step: STEPS.exceed.indexOf('boost'), since: eventsOf(duelGame).length };
    expect(advanced(waiting, now)).toEqual({ ...waiting, over: true });
  });

  it('goes on after a step that is skipped, and does not count it as done', () => {
    const now = moment(duelGame, 8);
    const course = skipped(freshCourse(), now);
    expect(course.step).toBe(1);
    expect(course.skipped).toEqual(['reach']);
    expect(course.done).toEqual([]);
  });

  it('says what was done instead, and waits', () => {
    const events = eventsOf(duelGame).filter((event) => event.kind !== 'boost');
    const prepare = events.findIndex((event) => event.kind === 'prepare' && event.seat === 0);
    const now = { ...moment(duelGame, 0), events: events.slice(0, prepare + 1) } as Moment;
    const course: Course = { ...freshCourse(), step: STEPS.exceed.indexOf('boost'), since: events[prepare]!.at };
    expect(advanced(course, now)).toBe(course);
    expect(said(course, now, false).instead).toContain(events[prepare]!.text);
  });

  it('tells nothing of a strike while it is still shown', () => {
    const over = eventsOf(duelGame).findIndex((event) => event.kind === 'strike over');
    const course: Course = { ...freshCourse(), step: STEPS.exceed.indexOf('speed'), since: over + 1 };
    const words = said(course, moment(duelGame, over + 1), true);
    expect(words.advice.key).toBe('learn.exceed.watch');
    expect(words.done).toBe('');
    expect(words.free).toBe(false);
  });
});

describe('a hunt that was really played', () => {
  it('completes all steps up to the end of the game', () => {
    const { course, ended } = watched(fieldGame);
    expect(ended.get('forecast')).toMatchObject({ kind: 'turn slot', seat: 0 });
    expect(ended.get('move')).toMatchObject({ kind: 'move', seat: 0 });
    expect(ended.get('behind')).toMatchObject({ kind: 'clad damaged', seat: 0 });
    expect(ended.get('injury')).toMatchObject({ kind: 'damage', seat: 0 });
    expect(ended.get('draft')).toMatchObject({ kind: 'turn slot', seat: 0 });
    expect(course.done).toEqual(STEPS.hackclad);
    expect(course.over).toBe(true);
  });
});

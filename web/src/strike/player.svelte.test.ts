import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import played from '../fixtures/replays/exceed.json';
import { settings } from '../lib/settings.svelte';
import type { Happening, Replay } from '../protocol/types';
import { heardWhilePlaying } from './keys';
import { StrikePlayer } from './player.svelte';
import { strikesOf } from './steps';

const { events } = played as unknown as Replay;
const strike = strikesOf(events).find((one) => one.events.some((event) => event.kind === 'not stunned'))!;
const before = events.filter((event) => event.at < strike.start);
const after = events.filter((event) => event.at <= strike.events.at(-1)!.at + 1);

let undo: () => void;

/** A player at a table whose events and decision can be changed. */
function begin(options: { replay?: boolean } = {}) {
  const table = $state<{ events: readonly Happening[]; asked: boolean; number: number; jumped: boolean }>({
    events: before,
    asked: false,
    number: 0,
    jumped: false,
  });
  let player!: StrikePlayer;
  undo = $effect.root(() => {
    player = new StrikePlayer({
      events: () => table.events,
      asked: () => table.asked,
      replay: options.replay ? table : null,
    });
  });
  flushSync();
  const show = (news: readonly Happening[]) => {
    table.events = news;
    flushSync();
  };
  return { player, table, show };
}

function pressed(player: StrikePlayer, key: string, replay = false): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  heardWhilePlaying(player, event, replay);
  flushSync();
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => {
  undo();
  vi.useRealTimers();
});

describe('a strike that is revealed', () => {
  it('turns the cards over, holds them, then plays every step and stops at the last', () => {
    const { player, show } = begin();
    show(after);
    expect(player.scene).toBe('reveal');
    expect(player.until).toBe(strike.steps[0]!.until);
    vi.advanceTimersByTime(520 + 1400 - 1);
    expect(player.scene).toBe('reveal');
    vi.advanceTimersByTime(1);
    expect(player.scene).toBe('steps');
    const quiet = strike.steps.filter((step) => step.nothing).length;
    vi.advanceTimersByTime((strike.steps.length - quiet) * 420 + quiet * 80 + 1);
    expect(player.playing).toBe(false);
    expect(player.step).toEqual(strike.steps.at(-1));
    expect(player.until).toBeNull();
  });

  it('is over at the next key, which does what it always does', () => {
    const { player, show } = begin();
    show(after);
    const event = pressed(player, 's');
    expect(event.defaultPrevented).toBe(false);
    expect(player.playing).toBe(false);
    expect(player.atEnd).toBe(true);
  });

  it('leaves Home and End to the whole game where that is stepped through', () => {
    for (const key of ['Home', 'End']) {
      const { player, show } = begin({ replay: true });
      show(after);
      expect(player.playing).toBe(true);
      expect(pressed(player, key, true).defaultPrevented).toBe(false);
      expect(player.playing).toBe(false);
      undo();
    }
    const { player, show } = begin();
    show(after);
    expect(pressed(player, 'Home').defaultPrevented).toBe(true);
  });

  it('goes from the reveal to the steps with Space, and to the result with Enter', () => {
    const { player, show } = begin();
    show(after);
    expect(pressed(player, ' ').defaultPrevented).toBe(true);
    expect(player.scene).toBe('steps');
    expect(player.playing).toBe(true);
    expect(pressed(player, 'Enter').defaultPrevented).toBe(true);
    expect(player.atEnd).toBe(true);
  });

  it('is stepped both ways, and no longer plays then', () => {
    const { player, show } = begin();
    show(after);
    pressed(player, ' ');
    pressed(player, 'ArrowRight');
    expect(player.playing).toBe(false);
    expect(player.step?.place).toBe(1);
    player.move(1);
    expect(player.step?.place).toBe(2);
    player.move(-2);
    expect(player.step?.place).toBe(0);
    player.move(-1);
    expect(player.step?.place).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(player.step?.place).toBe(0);
  });

  it('stands at its result at once where nothing moves', () => {
    settings.speed = 'none';
    const { player, show } = begin();
    show(after);
    expect(player.scene).toBe('steps');
    expect(player.playing).toBe(false);
    expect(player.atEnd).toBe(true);
  });

  it('is not held for a decision inside it', () => {
    const { player, table, show } = begin();
    table.asked = true;
    const range = strike.steps.find((step) => step.name === 'range')!;
    show(events.filter((event) => event.at <= range.until));
    expect(player.scene).toBe('reveal');
    vi.advanceTimersByTime(520);
    expect(player.scene).toBe('steps');
  });

  it('stops where it waits, and goes on from there', () => {
    const { player, show } = begin();
    const range = strike.steps.find((step) => step.name === 'range')!;
    show(events.filter((event) => event.at <= range.until));
    player.end();
    expect(player.step?.place).toBe(range.place);
    show(after);
    expect(player.playing).toBe(true);
    expect(player.step?.place).toBe(range.place);
    vi.advanceTimersByTime(20_000);
    expect(player.step?.place).toBe(strike.steps.length - 1);
  });

  it('goes away when the game goes on, and can be called back', () => {
    const { player, show } = begin();
    show(after);
    player.end();
    const next = events.find((event) => event.at > after.at(-1)!.at && event.kind !== 'strike')!;
    show([...after, next]);
    expect(player.strike).toBeNull();
    player.again();
    flushSync();
    expect(player.strike?.start).toBe(strike.start);
    expect(player.scene).toBe('reveal');
  });
});

describe('coming to a game', () => {
  it('plays nothing of what has been', () => {
    const { player, show } = begin();
    show([]);
    show(after);
    expect(player.playing).toBe(true);
    undo();
    const late = begin();
    expect(late.player.strike).toBeNull();
  });

  it('in a recorded game shows the strike of the moment that one jumped to, at its end', () => {
    const { player, table } = begin({ replay: true });
    Object.assign(table, { events: after, number: strike.events.at(-1)!.number, jumped: true });
    flushSync();
    expect(player.playing).toBe(false);
    expect(player.strike?.start).toBe(strike.start);
    expect(player.atEnd).toBe(true);
    Object.assign(table, { number: table.number + 1, jumped: false });
    flushSync();
    expect(player.strike).toBeNull();
  });
});

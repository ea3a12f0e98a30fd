/** Plays strikes: which one is looked at, at which step, and whether it goes on by itself. */

import { untrack } from 'svelte';
import { duration, isStill } from '../lib/motion';
import { MOTION } from '../lib/pace';
import { shownSpeed } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import type { Happening } from '../protocol/types';
import { strikesOf, type Step, type Strike } from './steps';

/** How long a step takes in which nothing happens, and how long the reveal is held, at normal speed. */
const NOTHING = 80;
const HOLD = 1400;

/** What is seen of a strike: both cards turning over, or one of its steps. */
export type Scene = 'reveal' | 'steps';

/** Where a recorded game is looked at. */
export interface ReplayMoment {
  readonly number: number;
  readonly jumped: boolean;
}

export interface Watched {
  /** All events of the game that are known. */
  readonly events: () => readonly Happening[];
  /** Whether the viewer is to decide something now. */
  readonly asked: () => boolean;
  /** For a recorded game: which moment is shown, and whether one came there otherwise than by a single step on. */
  readonly replay?: ReplayMoment | null;
}

/** Whether a strike is playing on this page, so that a replay waits for it. */
export const strikeClock = $state({ playing: false });

export class StrikePlayer {
  /** The strike that is looked at, by the place of its first event; null for none. */
  #start = $state<number | null>(null);
  #place = $state(0);
  scene = $state<Scene>('steps');
  playing = $state(false);

  readonly strikes: readonly Strike[];
  /** The strike that is looked at. */
  readonly strike: Strike | null;
  readonly step: Step | null;
  /** Up to which event the table shows the game; null for all of it. */
  readonly until: number | null;
  /** Whether the step that is looked at is the last that has come. */
  readonly atEnd: boolean;
  readonly latest: Strike | null;

  readonly #watched: Watched;
  #seen: { start: number; came: number; end: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.strikes = $derived(strikesOf(watched.events()));
    this.latest = $derived(this.strikes.at(-1) ?? null);
    this.strike = $derived(this.strikes.find((one) => one.start === this.#start) ?? null);
    this.step = $derived(this.strike?.steps[Math.min(this.#place, this.strike.steps.length - 1)] ?? null);
    this.atEnd = $derived(!this.strike || !this.step || this.step.place >= lastCome(this.strike));
    this.until = $derived.by(() => {
      if (!this.strike || !this.step) return null;
      // At its end a strike shows how the game stands now.
      if (this.atEnd && !this.playing && this.strike === this.latest) return null;
      if (this.scene === 'reveal') return this.strike.steps[0]?.until ?? null;
      return this.step.until;
    });
    this.#follow();
    $effect(() => {
      strikeClock.playing = this.playing;
      return () => {
        strikeClock.playing = false;
      };
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Show a strike as soon as it is revealed, and go on when it does. */
  #follow(): void {
    // Before the page changes, so that nothing of a result is seen too early.
    $effect.pre(() => {
      const { latest } = this;
      const end = this.#watched.events().at(-1)?.at ?? -1;
      void this.#watched.replay?.number;
      untrack(() => this.#news(latest, end));
    });
  }

  #news(latest: Strike | null, end: number): void {
    const before = this.#seen;
    this.#seen = { start: latest?.start ?? -1, came: latest ? lastCome(latest) : -1, end };
    // Where one comes in, or after a choice was taken back, the strike is as it is.
    const { replay } = this.#watched;
    if (replay && (before === null || replay.jumped || end < before.end)) {
      this.#arriveAt(latest, replay.number);
    } else if (before === null || !latest || end < before.end) {
      this.#arrive(latest, before === null);
    } else if (before.start !== latest.start) {
      this.#begin(latest);
    } else if ((replay || end > before.end) && this.#start === latest.start && !this.playing) {
      // Who looked at the last step is taken along; who had stepped back is left there.
      const along = this.#place >= before.came;
      if (this.#seen.came > before.came) {
        if (along) this.#goAlong(latest);
      } else if (latest.over && (along || replay)) {
        this.close();
      }
    }
  }

  #goAlong(latest: Strike): void {
    if (document.hidden) this.#place = lastCome(latest);
    else this.play();
  }

  /** Come to a game: a strike that goes on is shown at its latest step, a former one not at all. */
  #arrive(latest: Strike | null, opened: boolean): void {
    this.#stopClock();
    this.playing = false;
    this.scene = 'steps';
    if (latest && !latest.over) {
      this.#start = latest.start;
      this.#place = lastCome(latest);
    } else if (opened || this.#start !== latest?.start) this.#start = null;
    else if (latest) this.#place = lastCome(latest);
  }

  /** Come to a moment of a recorded game: a strike that ended in it, or goes on, is shown as far as it has come. */
  #arriveAt(latest: Strike | null, number: number): void {
    this.#stopClock();
    this.playing = false;
    this.scene = 'steps';
    const there = latest && (!latest.over || latest.events.at(-1)?.number === number);
    this.#start = there ? latest.start : null;
    this.#place = there ? lastCome(latest) : 0;
  }

  #begin(strike: Strike): void {
    this.#start = strike.start;
    if (document.hidden) {
      this.#place = lastCome(strike);
      return;
    }
    this.#reveal();
  }

  /** Both cards turn over, then the steps play. */
  #reveal(): void {
    this.#place = 0;
    play('bell', tied(this.strike) ? 0.75 : 1);
    if (isStill()) {
      // The reveal is a cut, and the result stands at once.
      this.scene = 'steps';
      this.end();
      return;
    }
    this.scene = 'reveal';
    this.playing = true;
    // A decision inside the strike is not to wait for the ceremony to be admired.
    const held = this.#watched.asked() && !this.strike?.over ? 0 : HOLD * scale();
    this.#later(duration('reveal') + held, () => this.goOn());
  }

  /** Leave the reveal for the first step after it. */
  goOn(): void {
    this.scene = 'steps';
    this.playing = true;
    this.#later(this.#lengthOf(this.step), () => this.#tick());
  }

  /** Play on from the step that is looked at; from the beginning if it is the last. */
  play(): void {
    if (!this.strike) return;
    if (isStill()) {
      this.end();
      return;
    }
    this.scene = 'steps';
    if (this.atEnd) this.#place = 0;
    this.playing = true;
    this.#later(this.#lengthOf(this.step), () => this.#tick());
  }

  stop(): void {
    this.#stopClock();
    this.playing = false;
    this.scene = 'steps';
  }

  /** Look at a step; the strike no longer plays by itself. */
  show(place: number): void {
    if (!this.strike) return;
    this.stop();
    const to = Math.max(0, Math.min(place, lastCome(this.strike)));
    if (to === this.#place) return;
    this.#place = to;
    this.#sound();
  }

  move(by: number): void {
    if (this.scene === 'reveal') {
      if (by > 0) this.show(1);
      else this.stop();
      return;
    }
    this.show((this.step?.place ?? 0) + by);
  }

  /** Straight to the result. */
  end(): void {
    this.stop();
    if (this.strike) this.#place = lastCome(this.strike);
  }

  /** Look at a strike again, from its reveal. */
  again(start: number | null = this.latest?.start ?? null): void {
    if (start === null) return;
    this.#start = start;
    if (isStill()) {
      this.#place = 0;
      this.stop();
      return;
    }
    this.#reveal();
  }

  close(): void {
    this.stop();
    this.#start = null;
  }

  #tick(): void {
    if (this.atEnd) {
      this.stop();
      return;
    }
    this.#place += 1;
    this.#sound();
    this.#later(this.#lengthOf(this.step), () => this.#tick());
  }

  #lengthOf(step: Step | null): number {
    return step?.nothing ? NOTHING * scale() : duration('step');
  }

  #later(milliseconds: number, then: () => void): void {
    this.#stopClock();
    this.#timer = setTimeout(then, milliseconds);
  }

  #stopClock(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The sound of a step: of what happens in it, the strongest. */
  #sound(): void {
    const { step } = this;
    if (!step) return;
    const events = step.lines.map((line) => line.event);
    const damage = events.findLast((event) => event.kind === 'damage' && Number(event.facts['amount']) > 0);
    if (step.mark === 'stunned') play('stun');
    else if (damage) play('hit', Math.max(0.6, 1.25 - Number(damage.facts['amount']) * 0.07));
    else if (events.some((event) => event.kind === 'move' && event.facts['from'] !== event.facts['to'])) play('step');
    else if (events.some((event) => event.kind === 'draw' || event.kind === 'discard')) play('paper');
  }
}

/** The place of the last step that has come. */
export function lastCome(strike: Strike): number {
  return Math.max(
    0,
    strike.steps.findLastIndex((step) => step.came),
  );
}

function tied(strike: Strike | null): boolean {
  const order = strike?.order;
  return order != null && order.facts['attacker_speed'] === order.facts['defender_speed'];
}

function scale(): number {
  return MOTION[shownSpeed()].step / MOTION.normal.step;
}

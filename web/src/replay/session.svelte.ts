/** A recorded game as boards see it: a table at which nothing can be chosen, at one moment after another. */

import { getFrame, type ApiError, type Viewer } from '../lib/api';
import type { TableView } from '../lib/session.svelte';
import type { Frame, Replay } from '../protocol/types';
import { shownPicture } from './open';

/** How many moments are kept, and how many are fetched ahead. */
const KEPT = 240;
const AHEAD = 3;

export class ReplaySession implements TableView {
  /** The moment that is shown: how many choices had been made. */
  number = $state(0);
  /** The moment that is on its way, or the one that is shown. */
  wanted = $state(0);
  /** Whether the last way was not a single step forward, so that nothing of it is played. */
  jumped = $state(true);
  /** Why the wanted moment did not come. */
  error = $state.raw<ApiError | null>(null);
  picture = $state.raw<TableView['picture']>(null);

  readonly replay: Replay;
  readonly id: string;
  readonly viewer: Viewer;
  readonly match: Replay['match'];
  readonly last: number;
  /** The seat in front when all hands are open. */
  readonly front: number;
  readonly events: TableView['events'];
  readonly table: Replay['table'];

  readonly #frames = new Map<number, Frame>();
  readonly #fetch: typeof getFrame;
  #busy = false;
  #closed = false;

  constructor(replay: Replay, options: { front?: number; fetch?: typeof getFrame } = {}) {
    this.replay = replay;
    this.id = replay.table.id;
    this.viewer = replay.viewer;
    this.match = replay.match;
    this.last = replay.steps.at(-1)?.number ?? 0;
    this.front = options.front ?? (typeof replay.viewer === 'number' ? replay.viewer : 0);
    this.#fetch = options.fetch ?? getFrame;
    // The outlook is asked of games that go on; here verdicts are in the picture.
    const help = replay.table.options.help === 'none' ? 'none' : 'verdicts';
    this.table = { ...replay.table, options: { ...replay.table.options, help }, take_back: null, offers: [] };
    this.events = $derived(replay.events.filter((event) => event.number <= this.number));
  }

  // What a live table has besides.
  readonly connection = 'live' as const;
  readonly lostSince = null;
  readonly refusal = null;
  readonly missedFrom = null;
  readonly gone = null;
  readonly goneBecause = '';
  readonly busy = false;
  readonly decision = null;
  readonly ready = false;
  get seat(): number | null {
    return this.picture?.seat ?? null;
  }
  now = (): number => this.table.time;
  waitsFor = (): boolean => false;
  choose = async (): Promise<boolean> => false;
  takeBack = async (): Promise<boolean> => false;
  propose = async (): Promise<boolean> => false;
  answer = async (): Promise<boolean> => false;
  resign = async (): Promise<boolean> => false;
  claim = async (): Promise<boolean> => false;
  replace = async (): Promise<boolean> => false;
  look = (): void => undefined;
  outlook = (): Promise<never> => Promise.reject(new Error('a recorded game has no outlook'));
  forgive = (): void => undefined;
  caughtUp = (): void => undefined;
  reconnect = (): void => undefined;

  close(): void {
    this.#closed = true;
  }

  /** Show a moment, as soon as it has come; the latest wish counts. */
  async go(number: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(Math.round(number), this.last));
    this.error = null;
    const known = this.#frames.get(this.wanted);
    if (known) this.#show(known);
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#fill();
    } catch (error) {
      this.error = error as ApiError;
    } finally {
      this.#busy = false;
    }
  }

  /** Fetch what is wanted, then what lies around it. */
  async #fill(): Promise<void> {
    for (;;) {
      if (this.#closed) return;
      const next = this.#missing();
      if (next === null) return;
      const frame = await this.#fetch(this.id, next, this.viewer);
      this.#keep(frame);
      if (frame.number === this.wanted && !this.#closed) this.#show(frame);
    }
  }

  #missing(): number | null {
    const around = [0, ...Array.from({ length: AHEAD }, (_, place) => place + 1), -1];
    for (const by of around) {
      const number = this.wanted + by;
      if (number >= 0 && number <= this.last && !this.#frames.has(number)) return number;
    }
    return null;
  }

  #keep(frame: Frame): void {
    this.#frames.set(frame.number, frame);
    if (this.#frames.size <= KEPT) return;
    const farthest = [...this.#frames.keys()].reduce((far, number) =>
      Math.abs(number - this.wanted) > Math.abs(far - this.wanted) ? number : far,
    );
    this.#frames.delete(farthest);
  }

  #show(frame: Frame): void {
    if (this.picture !== null && frame.number === this.number) return;
    this.jumped = this.picture === null || frame.number !== this.number + 1;
    this.number = frame.number;
    this.picture = shownPicture(frame, this.match, this.front);
  }
}

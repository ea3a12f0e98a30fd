/** What a table shows while a strike is looked at: the board as it was, and how much room the strike takes. */

import type { StatKind } from '../cards/numbers';
import type { Reach, Trail } from '../duel/stageTypes';
import type { DuelModel } from '../duel/tableModel.svelte';
import { t } from '../lib/texts';
import type { ExceedPicture, Happening } from '../protocol/types';
import { boardAt, spaceAt } from './board';
import { hurtIn, reachOf, sourcesOf, trailOf } from './halves';
import { StrikePlayer, type ReplayMoment } from './player.svelte';
import type { Told } from './words';

/** The whole strike, one with room for a decision beside it, or a line that names the result. */
export type StrikeSize = 'full' | 'compact' | 'line';

export class StrikeView {
  readonly player: StrikePlayer;
  readonly #model: DuelModel;

  constructor(model: DuelModel, replay: ReplayMoment | null) {
    this.#model = model;
    this.player = new StrikePlayer({
      events: () => model.session.events,
      asked: () => model.decision !== null,
      replay,
    });
  }

  readonly told: Told = $derived.by(() => ({
    match: this.#model.match,
    viewer: this.#model.picture.seat,
    spaceOf: (seat, at) => {
      const player = this.#model.picture.players.find((one) => one.seat === seat);
      return player ? spaceAt(player, this.#model.session.events, at) : undefined;
    },
  }));

  /** Null where no strike is looked at. */
  readonly size: StrikeSize | null = $derived.by(() => {
    const { strike, playing, atEnd } = this.player;
    if (!strike) return null;
    if (this.#model.decision === null || (playing && strike.over)) return 'full';
    return strike.over && atEnd ? 'line' : 'compact';
  });

  /** Whether the halves of the strike stand beside the stage. */
  readonly showing: boolean = $derived.by(() => this.size === 'full' || this.size === 'compact');

  /** Up to which event the table shows the game. */
  readonly until: number = $derived.by(
    () => this.player.until ?? this.#model.session.events.at(-1)?.at ?? Number.MAX_SAFE_INTEGER,
  );

  readonly board: ExceedPicture = $derived.by(() => {
    const { strike } = this.player;
    const { picture } = this.#model;
    if (!strike || !this.showing) return picture;
    return boardAt(picture, this.#model.session.events, strike, this.until, (card) => this.#model.book.find(card));
  });

  /** Whether a strike is on, on the board that is shown. */
  readonly striking: boolean = $derived.by(() => {
    const { attacks } = this.board;
    return attacks !== null && attacks.some((attack) => attack.set !== 'nothing');
  });

  /** The events that the table has shown by now. */
  readonly events: readonly Happening[] = $derived.by(() => {
    const { events } = this.#model.session;
    return this.player.until === null ? events : events.filter((event) => event.at <= this.until);
  });

  readonly reach: Reach | null = $derived.by(() => {
    const { strike, step, scene } = this.player;
    if (!this.showing || !strike || !step || scene === 'reveal') return null;
    return reachOf(this.#model.match, strike, step, this.board, this.#model.sides);
  });

  readonly trail: Trail | null = $derived.by(() => {
    const { strike } = this.player;
    return this.showing && strike ? trailOf(strike, this.until, this.board) : null;
  });

  readonly hurt: number | null = $derived.by(() =>
    this.showing && this.player.step ? hurtIn(this.player.step) : null,
  );

  sources(seat: number): Partial<Record<StatKind, string>> {
    const { strike } = this.player;
    return this.showing && strike ? sourcesOf(strike, seat, this.until) : {};
  }

  /** When a seat acts, once that is settled: "1st" or "2nd". */
  order(seat: number): string {
    const order = this.showing ? this.player.strike?.order : null;
    if (!order || order.at > this.until) return '';
    return t(order.seat === seat ? 'strike.acts1' : 'strike.acts2');
  }

  /** Whether the attack of the other seat is carried out at the step that is looked at. */
  aside(seat: number): boolean {
    const at = this.showing ? (this.player.step?.seat ?? null) : null;
    return at !== null && at !== seat;
  }
}

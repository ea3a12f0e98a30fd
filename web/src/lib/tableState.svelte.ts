import type {
  ClientMessage,
  Decision,
  ExceedMatch,
  ExceedPicture,
  HackcladMatch,
  HackcladPicture,
  Happening,
  TableInfo,
} from '../protocol/types';
import type { ConnectionState } from './connection';

/** Why the table cannot be shown any more; nothing is tried again. */
export type Gone = 'not here' | 'moved' | 'protocol';

/** What a message tried to do that was not carried out, and why. */
export interface Refusal {
  readonly of: ClientMessage['type'];
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** What this browser knows of a table: nothing but what the server confirmed. */
export class TableState {
  /** The table; null until the server's first word. */
  table = $state.raw<TableInfo | null>(null);
  /** From which seat it is seen; null as a spectator, or behind the curtain of a hot seat. */
  seat = $state.raw<number | null>(null);
  /** What does not change; null as long as the game has not begun. */
  match = $state.raw<ExceedMatch | HackcladMatch | null>(null);
  /** How it stands; null as long as the game has not begun. */
  picture = $state.raw<ExceedPicture | HackcladPicture | null>(null);
  /** Everything that happened and that this seat may know. */
  events = $state.raw<readonly Happening[]>([]);
  connection = $state.raw<ConnectionState>('connecting');
  /** When the connection was lost, milliseconds of this browser's clock; null while it stands. */
  lostSince = $state.raw<number | null>(null);
  /** The last refusal, until the next act or `forgive`. */
  refusal = $state.raw<Refusal | null>(null);
  /** The place of the first event that happened while the page was away; null if none was missed. */
  missedFrom = $state.raw<number | null>(null);
  /** Why nothing more comes from the server; null as long as it does. */
  gone = $state.raw<Gone | null>(null);
  /** What the server said when it closed. */
  goneBecause = $state.raw('');
  /** The kinds of the messages that are on their way. */
  protected pending = $state.raw<readonly ClientMessage['type'][]>([]);

  /** Whether a choice of this seat is on its way. */
  readonly busy = $derived(this.pending.includes('choose') || this.pending.includes('take back'));
  /** The decision that this seat is to make now; null while another seat decides. */
  readonly decision: Decision | null = $derived(this.picture?.decision ?? null);
  /** Whether this seat can act now. Without a connection too: the act is kept, and goes out if it still fits then. */
  readonly ready = $derived(this.decision !== null && !this.busy && this.gone === null);

  #heardAt = 0;
  #leftAt: number | null = null;

  /** The server's time now, milliseconds since 1970, as well as it is known. */
  now(): number {
    return this.table ? this.table.time + (performance.now() - this.#heardAt) : Date.now();
  }

  /** Whether a message of this kind is on its way. */
  waitsFor(type: ClientMessage['type']): boolean {
    return this.pending.includes(type);
  }

  /** The refusal was read. */
  forgive(): void {
    this.refusal = null;
  }

  /** What was missed has been looked at. */
  caughtUp(): void {
    this.missedFrom = null;
  }

  protected show(table: TableInfo): void {
    this.table = table;
    this.#heardAt = performance.now();
  }

  /** Drop everything that only one seat may know. */
  protected hide(): void {
    this.seat = null;
    this.picture = null;
    this.events = [];
    this.missedFrom = null;
    this.refusal = null;
  }

  protected noteLoss(): void {
    if (this.connection === 'live') {
      this.connection = 'lost';
      this.lostSince = Date.now();
    } else if (this.lostSince === null) {
      this.lostSince = Date.now();
    }
  }

  /** What happens while the page is hidden counts as missed. */
  protected readonly noteVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.#leftAt = this.events.length;
    else if (this.#leftAt !== null) {
      if (this.missedFrom === null && this.events.length > this.#leftAt) {
        this.missedFrom = this.events[this.#leftAt]?.at ?? null;
      }
      this.#leftAt = null;
    }
  };
}

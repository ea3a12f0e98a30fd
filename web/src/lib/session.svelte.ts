import type {
  Closing,
  ExceedOutlook,
  Offer,
  Refused,
  Update,
  Welcome,
  ClientMessage,
  ServerMessage,
} from '../protocol/types';
import { Connection } from './connection';
import { firstNew, merged } from './happenings';
import { Outbox, signature, type Waiting } from './outbox';
import { Questions } from './questions';
import { TableState, type Gone } from './tableState.svelte';

/** The version of the protocol that this client speaks. */
export const PROTOCOL = 1;

/** How long an acknowledged message may wait for the picture that shows it, before the table is asked for whole. */
const SHOWN_WITHIN = 3_000;

/** What is said without `id` and type: the rest of a message. */
type Body<M> = M extends { id: string } ? Omit<M, 'id'> : never;

/**
 * A table as this browser sees it, and the only way to act on it.
 *
 * The board shows what the server confirmed and nothing else. A message that was not answered is kept over lost
 * connections and sent again with the same id, so that it counts once. A choice names its decision and never goes out
 * for another one.
 */
export class TableSession extends TableState {
  readonly id: string;
  #outbox = new Outbox();
  #connection: Connection;
  /** Which seat the connection should show: undefined is the server's choice, null what spectators see. */
  #wanted: number | null | undefined;
  /** The id of the `look` whose answer decides what may be shown; "" when none is open. */
  #looking = '';
  #count = 0;
  /** Makes ids of this page different from those of another tab on the same seat. */
  #prefix = Math.random().toString(36).slice(2, 10);
  #questions = new Questions((message) => this.#connection.send(message));
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, options: { seat?: number | null } = {}) {
    super();
    this.id = id;
    this.#wanted = options.seat;
    this.#connection = new Connection(() => this.#address(), {
      opened: () => undefined,
      heard: (message) => this.#hear(message),
      lost: () => this.noteLoss(),
    });
    document.addEventListener('visibilitychange', this.noteVisibility);
  }

  /** Answer the pending decision with one option or a whole sequence; whether it was carried out. */
  async choose(options: readonly number[]): Promise<boolean> {
    const decision = this.decision;
    const [first, ...rest] = options;
    if (!decision || this.busy || first === undefined) return false;
    this.missedFrom = null;
    return this.#say({ type: 'choose', number: decision.number, options: [first, ...rest] }, signature(decision));
  }

  /** Take the last choice back, or ask the others for it. */
  async takeBack(): Promise<boolean> {
    return this.table ? this.#say({ type: 'take back', number: this.table.number }) : false;
  }

  async propose(kind: Offer['kind']): Promise<boolean> {
    return this.#say({ type: 'propose', kind });
  }

  /** Agree to an offer, decline it, or withdraw one's own. */
  async answer(offer: number, agree: boolean): Promise<boolean> {
    return this.#say({ type: 'answer', offer, agree });
  }

  async resign(): Promise<boolean> {
    return this.#say({ type: 'resign' });
  }

  /** Claim the game, as `seat` has been gone for too long or has no time left. */
  async claim(seat: number): Promise<boolean> {
    return this.#say({ type: 'claim', seat });
  }

  /** Let a bot play on for `seat`, which has been gone for too long. */
  async replace(seat: number): Promise<boolean> {
    return this.#say({ type: 'replace', seat });
  }

  /** See the table from another seat of this guest; null: as spectators do. What the former seat knew is dropped at once. */
  look(seat: number | null): void {
    this.#wanted = seat;
    this.hide();
    this.#askToLook();
  }

  /** What an attack would run into. Rejects if the position changes before the answer. */
  outlook(card: number, ex: boolean): Promise<ExceedOutlook> {
    const decision = this.decision;
    if (!decision) return Promise.reject(new Error('nothing is to be decided'));
    return this.#questions.ask(decision.number, card, ex, () => this.#newId());
  }

  /** Try the connection now instead of after the pause. */
  reconnect(): void {
    if (this.gone === null) this.#connection.again();
  }

  close(): void {
    this.#connection.close();
    clearTimeout(this.#late);
    document.removeEventListener('visibilitychange', this.noteVisibility);
    for (const entry of this.#outbox.waiting) this.#outbox.settle(entry, false);
    this.#questions.keepOnly(null);
  }

  #address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const seat = typeof this.#wanted === 'number' ? `&seat=${this.#wanted}` : '';
    return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}?protocol=${PROTOCOL}${seat}`;
  }

  #newId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #say(body: Body<ClientMessage>, sign: string | null = null): Promise<boolean> {
    if (this.gone !== null || this.pending.includes(body.type)) return Promise.resolve(false);
    this.refusal = null;
    const message: ClientMessage = { ...body, id: this.#newId() };
    const { entry, done } = this.#outbox.add(message, sign);
    if (this.connection === 'live') this.#post(entry);
    this.#countPending();
    return done;
  }

  #post(entry: Waiting): void {
    if (this.#connection.send(entry.message)) entry.sent += 1;
  }

  #countPending(): void {
    this.pending = this.#outbox.waiting.map((entry) => entry.message.type);
  }

  #settle(entry: Waiting, done: boolean): void {
    this.#outbox.settle(entry, done);
    this.#countPending();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'ack':
        return this.#acknowledged(message.id, message.version);
      case 'refused':
        return this.#refused(message);
      case 'outlook':
        return this.#questions.told(message);
      case 'closing':
        return this.#closing(message);
      case 'pong':
        return;
    }
  }

  #welcome(message: Welcome): void {
    if (message.protocol !== PROTOCOL) return this.#end('protocol', '');
    // Behind the curtain only the answer to the latest `look` may be shown.
    if (this.#looking !== '' && message.id !== this.#looking) {
      if (message.id === '') this.#askToLook();
      return;
    }
    if (this.#looking === '' && this.#wanted === null && message.seat !== null) {
      this.#askToLook();
      return;
    }
    const asked = message.id !== '';
    const sameSeat = this.table !== null && message.seat === this.seat && this.#looking === '';
    this.#looking = '';
    const before = sameSeat ? this.events : [];
    const events = merged(before, message.events, message.since);
    if (sameSeat && this.missedFrom === null && !asked) this.missedFrom = firstNew(before, events);
    this.show(message.table);
    this.seat = message.seat;
    this.match = message.match;
    this.picture = message.picture;
    this.events = events;
    this.connection = 'live';
    this.lostSince = null;
    this.#resend();
    this.#settleShown();
    this.#questions.keepOnly(this.decision?.number ?? null);
    this.#questions.resend();
  }

  #update(message: Update): void {
    if (this.#looking !== '' || this.table === null) return;
    const older =
      message.table.version < this.table.version ||
      (message.table.version === this.table.version && message.table.time < this.table.time);
    if (older) return;
    const end = (this.events.at(-1)?.at ?? -1) + 1;
    if (message.since > end) return this.#fetch();
    // Before a game begins there is no match; it comes with the whole table.
    if (message.picture && !this.match) return this.#fetch();
    this.show(message.table);
    this.events = merged(this.events, message.events, message.since);
    if (message.picture) this.picture = message.picture;
    this.#settleShown();
    this.#questions.keepOnly(this.decision?.number ?? null);
  }

  #acknowledged(id: string, version: number): void {
    const entry = this.#outbox.find(id);
    if (!entry) return;
    entry.version = version;
    this.#settleShown();
    if (!this.#outbox.find(id)) return;
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#fetch(), SHOWN_WITHIN);
  }

  /** A message is done when the board shows what it did, not before. */
  #settleShown(): void {
    const version = this.table?.version ?? -1;
    for (const entry of this.#outbox.shownBy(version)) this.#settle(entry, true);
  }

  #refused(message: Refused): void {
    if (this.#questions.refused(message.id, message.message)) return;
    const entry = this.#outbox.find(message.id);
    if (!entry) return;
    this.refusal = { of: entry.message.type, code: message.code, message: message.message, hint: message.hint };
    this.#settle(entry, false);
    if (message.code === 'stale') this.#fetch();
  }

  #closing(message: Closing): void {
    if (message.reason === 'not here' || message.reason === 'moved') this.#end(message.reason, message.message);
    else if (message.reason === 'protocol') this.#end('protocol', message.message);
    else this.#connection.soon();
  }

  #end(gone: Gone, because: string): void {
    this.gone = gone;
    this.goneBecause = because;
    this.hide();
    this.close();
  }

  /** What was not answered goes out again; a choice only if the same decision is still asked. */
  #resend(): void {
    for (const entry of this.#outbox.unanswered()) {
      if (entry.signature !== null && !this.#stillAsked(entry)) {
        // It may have been carried out before the connection broke: then the server says so, as it knows the id.
        if (entry.sent > 0 && !this.#sameNumber(entry)) this.#post(entry);
        else this.#drop(entry);
      } else this.#post(entry);
    }
  }

  #sameNumber(entry: Waiting): boolean {
    return entry.message.type === 'choose' && entry.message.number === this.table?.number;
  }

  #stillAsked(entry: Waiting): boolean {
    return this.decision !== null && signature(this.decision) === entry.signature;
  }

  #drop(entry: Waiting): void {
    this.refusal = { of: entry.message.type, code: 'stale', message: '', hint: '' };
    this.#settle(entry, false);
  }

  #fetch(): void {
    this.#connection.send({ type: 'fetch', id: this.#newId(), since: 0 });
  }

  #askToLook(): void {
    this.#looking = this.#newId();
    this.#connection.send({ type: 'look', id: this.#looking, seat: this.#wanted ?? null });
  }

  /** What a seat knew must not stay, nor answers to what it asked. */
  protected override hide(): void {
    super.hide();
    this.#questions.keepOnly(null);
  }
}

/** A table as its boards use it: the live one, or one that only shows a moment of a game. */
export type TableView = Pick<TableSession, keyof TableSession>;

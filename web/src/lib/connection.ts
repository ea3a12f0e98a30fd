import type { ClientMessage, ServerMessage } from '../protocol/types';

/** How a connection stands: being made, usable, or lost and tried again. */
export type ConnectionState = 'connecting' | 'live' | 'lost';

export interface ConnectionEvents {
  /** A socket is open; nothing was said yet. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** The socket is gone; the next attempt comes by itself. */
  lost(): void;
}

const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;
const OPEN_WITHIN = 12_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** How long to wait before an attempt: twice as long each time, and by chance shorter, so that not all come at once. */
export function backOff(attempt: number, chance: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.round(most * (0.5 + chance / 2));
}

/** A WebSocket that comes back: with growing pauses, at once when the network or the page does, and when it went dumb. */
export class Connection {
  readonly #address: () => string;
  readonly #events: ConnectionEvents;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #pings = 0;

  constructor(address: () => string, events: ConnectionEvents) {
    this.#address = address;
    this.#events = events;
    addEventListener('online', this.#hurry);
    addEventListener('pageshow', this.#hurry);
    document.addEventListener('visibilitychange', this.#whenVisible);
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether the message was handed over; it may still be lost on its way. */
  send(message: ClientMessage): boolean {
    if (!this.open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Drop this socket and make a new one now. */
  again(): void {
    this.#drop();
    this.#open();
  }

  /** Come back after a short pause, as the server goes down on purpose and is about to return. */
  soon(): void {
    this.#attempt = 0;
    this.#lose();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('pageshow', this.#hurry);
    document.removeEventListener('visibilitychange', this.#whenVisible);
    this.#drop();
  }

  #hurry = (): void => {
    if (this.#closed) return;
    if (this.open) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.again();
  };

  #whenVisible = (): void => {
    if (document.visibilityState === 'visible') this.#hurry();
  };

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#lookAfter(OPEN_WITHIN);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#quiet();
      this.#events.opened();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket !== this.#socket) return;
      this.#quiet();
      const message = read(event.data);
      if (!message) return;
      if (message.type === 'welcome') this.#attempt = 0;
      this.#events.heard(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    // An error is always followed by a close, which says all that is needed.
    socket.onerror = () => undefined;
  }

  /** After a while of silence ask for a sign of life; without one the connection is dead, whatever the socket says. */
  #quiet(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    this.#pings += 1;
    this.send({ type: 'ping', id: `ping-${this.#pings}` });
    this.#lookAfter(ANSWER_WITHIN);
  }

  #lookAfter(time: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose(), time);
  }

  #lose(): void {
    this.#drop();
    if (this.#closed) return;
    const wait = backOff(this.#attempt, Math.random());
    this.#attempt += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
    this.#events.lost();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

function read(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null && 'type' in message ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

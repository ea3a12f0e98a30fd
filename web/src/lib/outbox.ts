import type { ClientMessage, Decision } from '../protocol/types';

/** A message that the server has not answered yet. */
export interface Waiting {
  readonly message: ClientMessage;
  /** How often it was handed to a socket; it may have arrived even if no answer came. */
  sent: number;
  /** What the decision looked like when the message was composed; null for messages that answer none. */
  readonly signature: string | null;
  /** The version of the table after the message, once the server has acknowledged it. */
  version: number | null;
  readonly settle: (done: boolean) => void;
}

/** Messages in the order of sending, until each is answered. The same id is the same message, however often it is sent. */
export class Outbox {
  #waiting: Waiting[] = [];

  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  add(message: ClientMessage, signature: string | null): { entry: Waiting; done: Promise<boolean> } {
    let settle: (done: boolean) => void = () => undefined;
    const done = new Promise<boolean>((resolve) => (settle = resolve));
    const entry: Waiting = { message, sent: 0, signature, version: null, settle };
    this.#waiting = [...this.#waiting, entry];
    return { entry, done };
  }

  find(id: string): Waiting | undefined {
    return this.#waiting.find((entry) => entry.message.id === id);
  }

  settle(entry: Waiting, done: boolean): void {
    this.#waiting = this.#waiting.filter((other) => other !== entry);
    entry.settle(done);
  }

  /** Those that the server has carried out, as far as `version` of the table shows them. */
  shownBy(version: number): Waiting[] {
    return this.#waiting.filter((entry) => entry.version !== null && entry.version <= version);
  }

  /** Those to be handed to a new connection: everything that was not acknowledged. */
  unanswered(): Waiting[] {
    return this.#waiting.filter((entry) => entry.version === null);
  }
}

/** What makes a decision the same decision: its number and what can be answered. */
export function signature(decision: Decision): string {
  const options = decision.options.map((option) => `${option.number} ${option.text}`);
  return JSON.stringify([decision.number, decision.seat, decision.kind, options]);
}

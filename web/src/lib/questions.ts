import type { ClientMessage, ExceedOutlook, ToldOutlook } from '../protocol/types';

type OutlookMessage = Extract<ClientMessage, { type: 'outlook' }>;

/** A question that is answered by reading only; it is asked again after a lost connection. */
interface Question {
  readonly message: OutlookMessage;
  readonly answer: Promise<ExceedOutlook>;
  readonly tell: (outlook: ExceedOutlook) => void;
  readonly fail: (why: string) => void;
  answered: boolean;
}

/** The outlooks that were asked for at this position: each is asked once, and its answer kept. */
export class Questions {
  readonly #send: (message: OutlookMessage) => unknown;
  #asked = new Map<string, Question>();

  constructor(send: (message: OutlookMessage) => unknown) {
    this.#send = send;
  }

  /** What an attack would run into at the decision of this number. Rejects if the position changes before the answer. */
  ask(number: number, card: number, ex: boolean, id: () => string): Promise<ExceedOutlook> {
    const key = `${number} ${card} ${ex}`;
    const known = this.#asked.get(key);
    if (known) return known.answer;
    const question = begun(key, { type: 'outlook', id: id(), number, card, ex });
    this.#asked.set(key, question);
    this.#send(question.message);
    return question.answer;
  }

  told(message: ToldOutlook): void {
    for (const question of this.#asked.values()) {
      if (question.message.id === message.id) question.tell(message.outlook);
    }
  }

  /** The server refused a message; whether it was one of these. */
  refused(id: string, why: string): boolean {
    for (const [key, question] of this.#asked) {
      if (question.message.id !== id) continue;
      this.#asked.delete(key);
      question.fail(why);
      return true;
    }
    return false;
  }

  /** Drop those that are about another decision than the one of this number; all of them without one. */
  keepOnly(number: number | null): void {
    for (const [key, question] of this.#asked) {
      if (question.message.number === number) continue;
      this.#asked.delete(key);
      question.fail('the position has changed');
    }
  }

  /** Ask again what was not answered before the connection broke. */
  resend(): void {
    for (const question of this.#asked.values()) if (!question.answered) this.#send(question.message);
  }
}

function begun(key: string, message: OutlookMessage): Question {
  let tell: (outlook: ExceedOutlook) => void = () => undefined;
  let fail: (why: string) => void = () => undefined;
  const answer = new Promise<ExceedOutlook>((resolve, reject) => {
    tell = (outlook) => {
      question.answered = true;
      resolve(outlook);
    };
    fail = (why) => {
      if (!question.answered) reject(new Error(`outlook ${key}: ${why}`));
    };
  });
  const question: Question = {
    message,
    answer,
    tell: (outlook) => tell(outlook),
    fail: (why) => fail(why),
    answered: false,
  };
  // Whoever asked may have left; a refused question is no fault of the page.
  answer.catch(() => undefined);
  return question;
}

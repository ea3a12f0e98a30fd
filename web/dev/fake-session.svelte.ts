/** A session that shows a stored welcome and writes down what is chosen; for looking at tables without a server. */

import type { Welcome } from '../src/protocol/types';

export class FakeSession {
  table = $state.raw<Welcome['table'] | null>(null);
  seat = $state.raw<number | null>(null);
  match = $state.raw<Welcome['match']>(null);
  picture = $state.raw<Welcome['picture']>(null);
  events = $state.raw<Welcome['events']>([]);
  refusal = null;
  connection = 'live' as const;
  busy = $state(false);
  readonly decision = $derived(this.picture?.decision ?? null);
  readonly ready = $derived(this.decision !== null && !this.busy);
  /** Everything that was chosen, in order. */
  chosen: number[][] = [];

  constructor(welcome: Welcome) {
    this.show(welcome);
  }

  show(welcome: Welcome): void {
    this.table = welcome.table;
    this.seat = welcome.seat;
    this.match = welcome.match;
    this.picture = welcome.picture;
    this.events = welcome.events;
  }

  choose(options: readonly number[]): Promise<boolean> {
    this.chosen.push([...options]);
    return Promise.resolve(true);
  }

  takeBack(): Promise<boolean> {
    this.chosen.push([]);
    return Promise.resolve(true);
  }

  look(): void {}
  forgive(): void {}
}

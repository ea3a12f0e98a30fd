/** Lets what travels fly over the table as it happens; whoever acts is not kept waiting for it. */

import { fly } from '../lib/flight';
import type { FieldPlay } from './play.svelte';
import { journeys } from './travels';

export class Travels {
  /** End every flight at once. */
  land: () => void = () => undefined;

  /** Follow the events as long as the component is there; call it while the component is made. */
  constructor(play: FieldPlay, table: () => HTMLElement | undefined) {
    // Nothing that happened before the table was opened travels again.
    let seen: number | null = null;
    $effect(() => {
      const { events } = play.session;
      const before = seen;
      seen = events.at(-1)?.at ?? -1;
      if (before === null || seen <= before || !play.lively) return;
      const fresh = events.filter((event) => event.at > before);
      this.land();
      const root = table();
      if (root) this.land = fly(root, journeys(fresh, events));
    });
    $effect(() => () => this.land());
  }
}

/** The cards that travel in a duel: from which place to which, as the events tell it. */

import type { Journey } from '../lib/flight';
import type { Happening } from '../protocol/types';

export { fly } from '../lib/flight';

const ZONES: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  'the bottom of the deck': 'deck',
  gauge: 'gauge',
  'discard pile': 'discard',
  boosts: 'play',
  'boosts, face down': 'play',
  transformations: 'play',
  'sealed cards': 'play',
  overdrive: 'play',
  'set-aside cards': 'play',
  'stored cards': 'play',
  'the boost being played': 'play',
};

/** The places are those of a seat: "0 deck". */
function place(seat: number, zone: unknown): string | null {
  const name = typeof zone === 'string' ? ZONES[zone] : undefined;
  return name === undefined ? null : `${seat} ${name}`;
}

/** The journeys that some events tell of, in their order. */
export function journeys(events: readonly Happening[]): Journey[] {
  const found: Journey[] = [];
  for (const event of events) {
    const { facts, seat } = event;
    let ends: [string | null, string | null];
    if (event.kind === 'draw') ends = [`${seat} deck`, `${seat} hand`];
    else if (event.kind === 'discard') ends = [place(seat, facts['from'] ?? 'hand'), `${seat} discard`];
    else if (event.kind === 'pay')
      ends = [place(seat, facts['from'] ?? 'hand'), place(seat, facts['to'] ?? 'discard pile')];
    else if (event.kind === 'boost') ends = [place(seat, facts['from'] ?? 'hand'), `${seat} play`];
    else if (event.kind === 'attack placed') ends = [`${seat} play`, place(seat, facts['to'])];
    else if (event.kind === 'card moved') ends = [place(seat, facts['from']), place(seat, facts['to'])];
    else continue;
    const [from, to] = ends;
    if (from === null || to === null || from === to) continue;
    for (let card = 0; card < Math.max(1, event.cards.length); card += 1) found.push({ from, to });
  }
  return found;
}

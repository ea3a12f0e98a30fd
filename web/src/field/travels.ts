/** What travels in a hunt: cards between deck, hand, turn and discard pile, and Magic Shards; as the events tell it. */

import type { Journey, Place } from '../lib/flight';
import type { Happening } from '../protocol/types';
import { spaceOf } from './geometry';

/** The zones that have a place on the screen, as events name them. */
const PILES: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  'discard pile': 'discard',
  'Enhanced deck': 'enhanced',
  'the card in use': 'figure',
  'the Turn card': 'turn card',
};

const pile = (witch: number, zone: unknown): Place | null => {
  const name = typeof zone === 'string' ? PILES[zone] : undefined;
  return name === undefined ? null : `${witch} ${name}`;
};
/** Where a Witch's Magic Shards are counted; where no count is shown, she herself. */
const shards = (witch: number): Place => [`${witch} shards`, `${witch} figure`];
const space = (number: unknown): Place => `space ${Number(number)}`;
const amount = (fact: unknown): number => Number(fact ?? 0);

/** Where somebody's Turn card lay last: her latest turn tells it. */
function turnBefore(event: Happening, events: readonly Happening[]): Place | null {
  const turn = events.findLast((one) => one.kind === 'turn' && one.seat === event.seat && one.at < event.at);
  return turn ? `standby ${turn.facts['slot']}` : null;
}

/** One event's way, null for what stays where it is. */
function way(event: Happening, events: readonly Happening[]): readonly [Place | null, Place | null] | null {
  const { kind, seat, facts } = event;
  switch (kind) {
    case 'draw':
      return [`${seat} deck`, `${seat} hand`];
    case 'discard':
      return [pile(seat, facts['from'] ?? 'hand'), `${seat} discard`];
    case 'use':
      return [pile(seat, facts['from'] ?? 'hand'), `${seat} figure`];
    case 'put away':
      return [`${seat} figure`, `${seat} discard`];
    case 'card moved':
      return [pile(seat, facts['from']), pile(seat, facts['to'])];
    case 'turn slot':
      return [`${seat} hand`, `turn ${facts['slot']}`];
    case 'turn':
      return [`turn ${facts['slot']}`, `standby ${facts['slot']}`];
    case 'turn card taken':
      return [turnBefore(event, events), `${seat} hand`];
    default:
      return null;
  }
}

/** The way of Magic Shards, null where none move. */
function shardWay({ kind, seat, facts }: Happening): readonly [Place, Place] | null {
  if (kind === 'picked up' && amount(facts['amount']) > 0) return [space(facts['space']), shards(seat)];
  if (kind === 'clad damaged' && amount(facts['shards']) > 0) return ['clad', shards(seat)];
  if (kind === 'drop') return ['clad', space(facts['space'])];
  if (kind === 'injury' && amount(facts['lost']) > 0) {
    const fallen = spaceOf(String(facts['space'] ?? ''));
    return fallen === null ? null : [`${seat} shards`, space(fallen)];
  }
  return null;
}

/**
 * The journeys that some events tell of, in their order.
 *
 * @param fresh the events that have just come
 * @param events all events that are known
 */
export function journeys(fresh: readonly Happening[], events: readonly Happening[] = fresh): Journey[] {
  return fresh.flatMap((event): Journey[] => {
    const shard = shardWay(event);
    if (shard) return [{ from: shard[0], to: shard[1], what: 'shard' }];
    const [from, to] = way(event, events) ?? [null, null];
    if (from === null || to === null || from === to) return [];
    return Array.from({ length: Math.max(1, event.cards.length) }, () => ({ from, to }));
  });
}

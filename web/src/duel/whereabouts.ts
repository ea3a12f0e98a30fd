/** A player's whole deck list with where each copy is, as far as the viewer knows. */

import type { ExceedCard, Fighter, PlayerPicture } from '../protocol/types';
import { counted } from './deckbook';

/** Where copies of a card lie: the zone and how many. */
export interface Place {
  readonly zone: string;
  readonly count: number;
}

export interface Whereabouts {
  readonly card: ExceedCard;
  /** How many copies the viewer has not placed: they are in the hand or in the deck. */
  readonly unseen: number;
  readonly places: readonly Place[];
}

const ZONES = [
  'discard', 'gauge', 'boosts', 'face_down', 'transformations', 'sealed', 'overdrive', 'aside', 'playing',
] as const; // prettier-ignore

/** The deck list in its printed order. */
export function whereabouts(fighter: Fighter, player: PlayerPicture, attack: number | null): Whereabouts[] {
  const unseen = new Map(counted(player.unseen).map((entry) => [entry.card, entry.count]));
  return fighter.cards.map((card) => {
    const places: Place[] = [];
    const add = (zone: string, cards: readonly number[]) => {
      const count = cards.filter((entry) => entry === card.number).length;
      if (count > 0) places.push({ zone, count });
    };
    add('hand', player.hand);
    for (const zone of ZONES) add(zone, player[zone]);
    for (const [area, cards] of Object.entries(player.areas)) add(area, cards);
    add(
      'deck',
      player.deck_known.map(([number]) => number ?? -1),
    );
    if (attack === card.number) places.push({ zone: 'strike', count: 1 });
    return { card, unseen: unseen.get(card.number) ?? 0, places };
  });
}

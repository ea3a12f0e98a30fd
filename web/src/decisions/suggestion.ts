/** Which cards a payment would miss the least: a suggestion, never a choice. */

import type { ExceedMatch, ExceedPicture } from '../protocol/types';
import { fits, paid, type AsOne, type PayCard, type Payment } from './payment';
import type { Pick } from './selection.svelte';

/** How useful a card is, as far as a payment is concerned; lower goes first. */
export type Usefulness = (card: PayCard, chosen: readonly Pick[]) => number;

const NEVER = Infinity;

/** Cards to add to those that are picked, the least useful first, until the price is paid or only useful ones are left. */
export function suggested(payment: Payment, picked: readonly Pick[], asOne: AsOne, useful: Usefulness): Pick[] {
  // Where any amount may be paid, the amount is the player's to say.
  if (payment.most === null || !payment.exact) return [...picked];
  const chosen = [...picked];
  while (paid(payment, chosen, asOne) < payment.most) {
    const next = best(payment, chosen, asOne, useful);
    if (!next) break;
    chosen.push({ card: next.card, zone: next.zone });
    if (!payment.atOnce) break;
  }
  return chosen;
}

function best(payment: Payment, chosen: readonly Pick[], asOne: AsOne, useful: Usefulness): PayCard | null {
  let found: PayCard | null = null;
  let least = NEVER;
  for (const card of payment.cards) {
    if (countOf(card, chosen) >= card.copies || !fits(payment, card, chosen, asOne)) continue;
    const value = useful(card, chosen);
    if (value < least) {
      least = value;
      found = card;
    }
  }
  return found;
}

function countOf(card: PayCard, chosen: readonly Pick[]): number {
  return chosen.filter((pick) => pick.card === card.card && pick.zone === card.zone).length;
}

/** In EXCEED: twins first, then what does not reach or cannot be paid; gauge after the hand; never the last Ultra. */
export function exceedUsefulness(match: ExceedMatch, picture: ExceedPicture): Usefulness {
  const kinds = new Map(match.fighters.flatMap((fighter) => fighter.cards).map((card) => [card.number, card]));
  const seat = picture.seat;
  const me = seat === null ? undefined : picture.players[seat];
  const isUltra = (card: number): boolean => kinds.get(card)?.kind === 'ultra';
  const ultras = [...(me?.hand ?? []), ...(me?.gauge ?? [])].filter(isUltra).length;
  return (card, chosen) => {
    const face = kinds.get(card.card);
    if (isUltra(card.card) && ultras - chosen.filter((pick) => isUltra(pick.card)).length <= 1) return NEVER;
    const kind = isUltra(card.card) ? 30 : face?.kind === 'special' ? 10 : 0;
    if (card.zone !== 'hand') return 100 + kind;
    const left = card.copies - countOf(card, chosen);
    const verdict = picture.hand.find((entry) => entry.card === card.card)?.verdict.word;
    const reaches = verdict === 'hits' || verdict === 'after' ? 20 : verdict === 'maybe' ? 15 : 0;
    return (left > 1 ? 0 : 40) + reaches + kind + (typeof face?.power === 'number' ? face.power : 5) / 10;
  };
}

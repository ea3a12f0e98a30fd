/** What the table shows of a strike at a step: reach, movement, who is hurt, where numbers come from. */

import type { StatKind } from '../cards/numbers';
import { frontOf } from '../duel/bodies';
import type { Reach, Trail } from '../duel/stageTypes';
import type { Sides } from '../duel/sides';
import { t } from '../lib/texts';
import type { ExceedMatch, ExceedPicture, Happening } from '../protocol/types';
import type { Step, Strike } from './steps';
import { attackIn, attackOf, equation } from './words';

/** The spaces that the attack of a range step reached, and whether it hit. */
export function reachOf(
  match: ExceedMatch,
  strike: Strike,
  step: Step,
  board: ExceedPicture,
  sides: Sides,
): Reach | null {
  const range = step.lines.find((line) => line.event.kind === 'range')?.event;
  if (!range || step.seat === null) return null;
  const own = board.players.find((player) => player.seat === step.seat);
  const other = board.players.find((player) => player.seat !== step.seat);
  const at = own && other ? frontOf(own, other) : 0;
  const target = own && other ? frontOf(other, own) : 0;
  const least = Number(range.facts['least']);
  const greatest = Number(range.facts['greatest']);
  const hits = range.facts['hit'] === 1;
  const spaces = Array.from({ length: match.spaces }, (_, place) => place + 1).filter((space) => {
    const distance = Math.abs(space - at);
    return least >= 0 && least <= distance && distance <= greatest;
  });
  return {
    name: attackIn(strike, step),
    spaces,
    at,
    target,
    hits,
    side: step.seat === sides.left ? 'you' : 'opponent',
    verdict: t(hits ? 'strike.inReach' : 'strike.outOfReach', { range: Number(range.facts['distance']) }),
  };
}

/** The last movement of the strike up to a moment. */
export function trailOf(strike: Strike, until: number, board: ExceedPicture): Trail | null {
  const event = strike.events.findLast(
    (one) => one.kind === 'move' && one.at <= until && one.facts['from'] !== one.facts['to'],
  );
  if (!event) return null;
  const from = Number(event.facts['from']);
  const to = Number(event.facts['to']);
  const other = board.players.find((player) => player.seat !== event.seat)?.space ?? 0;
  return { seat: event.seat, path: [from, to], passes: (from - other) * (to - other) < 0, marked: true };
}

/** Who takes damage in a step. */
export function hurtIn(step: Step): number | null {
  const damage = step.lines.findLast((line) => line.event.kind === 'damage' && Number(line.event.facts['amount']) > 0);
  return damage?.event.seat ?? null;
}

/** Where the numbers of an attack come from, as far as the strike has said it by then. */
export function sourcesOf(strike: Strike, seat: number, until: number): Partial<Record<StatKind, string>> {
  const past = strike.events.filter((event) => event.at <= until && event.terms.length > 0);
  const last = (kinds: readonly string[], of: number): Happening | undefined =>
    past.findLast((event) => kinds.includes(event.kind) && event.seat === of);
  const found: Partial<Record<StatKind, string>> = {};
  const speed = last(['speed'], seat);
  const guard = last(['stun', 'not stunned'], seat);
  const dealt = last(['damage'], 1 - seat);
  const card = attackOf(strike, seat);
  // What the card itself says needs no name beside the card.
  const short = (event: Happening): string => {
    const [first] = event.terms;
    if (event.terms.length === 1 && first?.source === card) return t('strike.printed', { value: first.value });
    return equation(event.terms.map((term) => (term.source === card ? { ...term, source: '' } : term))).trim();
  };
  if (speed) found.speed = short(speed);
  if (guard) found.guard = short(guard);
  // The sum of the damage ends with the Armor that stood against it.
  const power = Number(dealt?.facts['amount'] ?? 0) + Number(dealt?.facts['prevented'] ?? 0);
  if (dealt) {
    let sum = 0;
    const own = dealt.terms.filter((term) => {
      if (sum === power && sum !== 0) return false;
      sum += term.value;
      return true;
    });
    found.power = short({ ...dealt, terms: own });
  }
  return found;
}

/** Naming a card of the opponent's: grouped by kind, with how many copies are still unseen. */

import type { Choice, Decision, ExceedCard } from '../protocol/types';
import { exceedCard, type AnyMatch, type AnyPicture } from './cards';

export interface Nameable {
  readonly option: Choice;
  readonly name: string;
  /** How many copies the viewer has not seen, or knows to be in the hand. */
  readonly unseen: number;
}

export interface NameGroup {
  readonly kind: string;
  readonly names: readonly Nameable[];
}

const KINDS = ['normal', 'special', 'ultra'];

export function nameGroups(decision: Decision, match: AnyMatch, picture: AnyPicture): NameGroup[] {
  const groups = new Map<string, Nameable[]>();
  const options = decision.options.filter((option) => option.card !== null);
  for (const option of options) {
    const card = option.card === null ? undefined : exceedCard(match, option.card);
    const kind = card?.kind.toLowerCase() ?? 'other';
    const name = card?.name ?? option.text;
    const group = groups.get(kind) ?? [];
    group.push({ option, name, unseen: unseenCopies(match, picture, decision.seat, name) });
    groups.set(kind, group);
  }
  const place = (kind: string): number => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);
  return [...groups]
    .map(([kind, names]) => ({ kind, names }))
    .sort((one, other) => place(one.kind) - place(other.kind));
}

/** Copies that the opponent may set: those of unknown place, and those known to be in the hand. */
function unseenCopies(match: AnyMatch, picture: AnyPicture, seat: number, name: string): number {
  if (match.game !== 'exceed' || picture.game !== 'exceed') return 0;
  const other = picture.players[1 - seat];
  const cards: readonly ExceedCard[] = match.fighters[1 - seat]?.cards ?? [];
  const numbers = new Set(cards.filter((card) => card.name === name).map((card) => card.number));
  const places = [...(other?.unseen ?? []), ...(other?.hand ?? [])];
  return places.filter((card) => numbers.has(card)).length;
}

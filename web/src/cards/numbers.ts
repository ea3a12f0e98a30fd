/** The numbers of a card as it is printed and as they are now. */

import type { ExceedCard, HandCard } from '../protocol/types';

export type StatKind = 'power' | 'speed' | 'armor' | 'guard';

export const STATS: readonly StatKind[] = ['power', 'speed', 'armor', 'guard'];

export interface ShownStat {
  readonly kind: StatKind;
  /** What stands in the shape: a number, or "X" for a computed one. */
  readonly value: string;
  /** What stands below: how the number came about, or what X is now; "" for nothing. */
  readonly note: string;
  /** Whether the card has it at all; an absent one leaves its place empty. */
  readonly present: boolean;
}

/** The numbers that are known of an attack now: those of a hand card, or of a half of a strike. */
export type NumbersNow = Partial<Record<StatKind, number | null>>;

/** The four stats of a card in their fixed places. */
export function shownStats(card: ExceedCard, now?: NumbersNow | null): ShownStat[] {
  return STATS.map((kind) => {
    const printed = card[kind];
    const current = now?.[kind] ?? null;
    if (typeof printed === 'string') {
      return { kind, value: 'X', note: current === null ? '' : String(current), present: true };
    }
    const value = current ?? printed;
    const present = kind === 'power' || kind === 'speed' || value !== 0 || printed !== 0;
    return { kind, value: String(value), note: value === printed ? '' : difference(printed, value), present };
  });
}

/** Such as "5+2": what is printed and what was added. */
export function difference(printed: number, now: number): string {
  return now > printed ? `${printed}+${now - printed}` : `${printed}−${printed - now}`;
}

export interface ShownRange {
  readonly least: number | null;
  readonly greatest: number | null;
  /** "range", "none" (it does not attack) or "computed" (only words say it, and nobody knows it yet). */
  readonly kind: 'range' | 'none' | 'computed';
}

/** The range of a card: as it is now if that is known, else as printed. */
export function shownRange(card: ExceedCard, now?: Pick<HandCard, 'least' | 'greatest'> | null): ShownRange {
  const least = now ? now.least : card.least;
  const greatest = now ? now.greatest : card.greatest;
  if (least === null || greatest === null) return { least: null, greatest: null, kind: 'none' };
  if (typeof least === 'string' || typeof greatest === 'string') {
    return { least: null, greatest: null, kind: 'computed' };
  }
  return { least, greatest, kind: 'range' };
}

/** "3" or "3–7". */
export function rangeText(least: number, greatest: number): string {
  return least === greatest ? String(least) : `${least}–${greatest}`;
}

/** What was missed: how far each table was followed on this device, and the part of a game that comes after. */

import type { Happening } from '../protocol/types';

const PLACE = 'wildswing.followed';
/** Tables that are remembered; the one that was followed longest ago is forgotten first. */
const MOST = 60;

const key = (table: string, seat: number | null): string => `${table} ${seat ?? 'watching'}`;

function kept(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, at]) => Number.isInteger(at)));
  } catch {
    return {};
  }
}

/** The place of the last event that was seen at a table; null on a first visit. */
export function followedTo(table: string, seat: number | null): number | null {
  return kept()[key(table, seat)] ?? null;
}

/** Remember how far a table was followed. */
export function noteFollowed(table: string, seat: number | null, at: number): void {
  const { [key(table, seat)]: before, ...others } = kept();
  if (before === at) return;
  const all = [...Object.entries(others).slice(1 - MOST), [key(table, seat), at]];
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Without storage nothing can be known about an earlier visit.
  }
}

/** The place of the first event after another one that there is something to say about; null if there is none. */
export function firstAfter(events: readonly Happening[], at: number): number | null {
  return events.find((event) => event.at > at && event.text !== '')?.at ?? null;
}

/** The events from a place on that there is something to say about. */
export function missedFrom(events: readonly Happening[], at: number | null): readonly Happening[] {
  return at === null ? [] : events.filter((event) => event.at >= at && event.text !== '');
}

/** The moment before an event: what whoever missed it saw last. */
export function momentBefore(events: readonly Happening[], at: number): number {
  const first = events.find((event) => event.at >= at);
  return Math.max(0, (first?.number ?? 1) - 1);
}

/** Whether something is seen to happen at a moment of a game. */
export function eventful(events: readonly Happening[], number: number): boolean {
  return events.some((event) => event.number === number && event.text !== '');
}

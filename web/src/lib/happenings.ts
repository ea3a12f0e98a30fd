import type { Happening } from '../protocol/types';

/** Known events up to `since`, then the new ones. */
export function merged(known: readonly Happening[], news: readonly Happening[], since: number): readonly Happening[] {
  return [...known.filter((event) => event.at < since), ...news];
}

/** The place of the first event that is not among those known before; null if there is none. */
export function firstNew(before: readonly Happening[], after: readonly Happening[]): number | null {
  if (before.length === 0) return null;
  for (const [place, event] of after.entries()) {
    const old = before[place];
    if (!old || old.text !== event.text || old.at !== event.at) return event.at;
  }
  return null;
}

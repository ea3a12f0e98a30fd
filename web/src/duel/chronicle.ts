/** The log: events with the turn they happened in. */

import type { Happening } from '../protocol/types';

export interface LogLine {
  readonly event: Happening;
  /** The turn; 0 while setting up. */
  readonly turn: number;
  /** Whether it belongs to a strike. */
  readonly inStrike: boolean;
}

/** All events with their turns, the oldest first. */
export function logLines(events: readonly Happening[]): LogLine[] {
  let turn = 0;
  let inStrike = false;
  return events.map((event) => {
    if (event.kind === 'turn') {
      const named = event.facts['turn'];
      turn = typeof named === 'number' ? named : turn + 1;
      inStrike = false;
    }
    if (event.kind === 'strike') inStrike = true;
    const line: LogLine = { event, turn, inStrike };
    if (event.kind === 'strike over') inStrike = false;
    return line;
  });
}

/** The events of the strike that is going on, or of the last one; empty if there was none. */
export function lastStrike(events: readonly Happening[]): Happening[] {
  let start = -1;
  let end = -1;
  events.forEach((event, place) => {
    if (event.kind === 'strike') {
      start = place;
      end = -1;
    }
    if (event.kind === 'strike over' && start >= 0 && end < 0) end = place;
  });
  if (start < 0) return [];
  return events.slice(start, end < 0 ? undefined : end + 1);
}

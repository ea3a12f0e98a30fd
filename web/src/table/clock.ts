/** The clocks between two words of the server. */

import type { TableInfo } from '../protocol/types';

/** From this time on the clock is pressing: it ticks, and is spoken once. */
export const PRESSING = 10_000;

/** The milliseconds that a seat has left at the server's time `now`; null without clocks. */
export function timeLeft(table: TableInfo, seat: number, now: number): number | null {
  const left = table.clock?.left[seat];
  if (!table.clock || left === undefined) return null;
  const running = table.clock.running === seat && !table.clock.paused && table.state === 'playing';
  return Math.max(0, running ? left - Math.max(0, now - table.time) : left);
}

/** Which seat's clock runs now; null if none does. */
export function running(table: TableInfo): number | null {
  return table.clock && !table.clock.paused && table.state === 'playing' ? table.clock.running : null;
}

/** Who sits where, in words. */

import type { SeatInfo, TableInfo } from '../protocol/types';
import { t } from '../lib/texts';

/** What a seat is called. */
export function seatName(table: TableInfo, seat: number | null): string {
  const info = seat === null ? undefined : table.seats[seat];
  if (!info) return t('table.somebody');
  return info.name || t('table.seat', { n: info.seat + 1 });
}

/** The seats of this guest. */
export function ownSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.yours);
}

/** Whether several people share this browser. */
export function isHotSeat(table: TableInfo): boolean {
  return ownSeats(table).length > 1;
}

/** The people at the table who are not of this browser. */
export function otherPeople(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind === 'person' && !seat.yours);
}

/** How many characters each seat brings. */
export function charactersEach(table: TableInfo): number {
  return table.game === 'hackclad' && table.options.mode === 'team' && table.seats.length === 2 ? 2 : 1;
}

/** A time in words: "2 days", "3 h 05 min", "4:09". */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return t('table.days', { n: days });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return t('table.hours', { hours, minutes: String(minutes).padStart(2, '0') });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the maker decided, each in a few words. */
export function optionWords(table: TableInfo): string[] {
  const { options } = table;
  const words = [t(options.public ? 'table.public' : 'table.private')];
  const clock = options.clock;
  if (!clock) words.push(t('table.no_clock'));
  else if (clock.kind === 'move') words.push(t('table.clock_move', { time: timeText(clock.seconds * 1000) }));
  else words.push(t('table.clock_game', { time: timeText(clock.seconds * 1000), increment: clock.increment ?? 0 }));
  words.push(t(`table.help_${options.help ?? 'full'}`));
  if (options.one_tap) words.push(t('table.one_tap'));
  if (options.delay) words.push(t('table.delay', { n: options.delay }));
  if (table.game === 'hackclad') {
    words.push(t(`table.mode_${options.mode ?? 'base'}`));
    if (options.expert) words.push(t('table.expert'));
  }
  return words;
}

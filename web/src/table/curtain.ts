/** On one screen for several people: whose hand may be shown, and when the curtain falls. */

import type { TableInfo } from '../protocol/types';
import { isHotSeat } from './seats';

/**
 * For whom the curtain is drawn; null if the table is shown.
 *
 * It falls as soon as another person of this screen is to decide, and stays until that person looks.
 *
 * @param shown the seat from which the table is seen; null for what everybody sees.
 */
export function curtainFor(table: TableInfo, shown: number | null): number | null {
  if (!isHotSeat(table) || table.state !== 'playing') return null;
  const asked = table.asked;
  if (asked !== null && table.seats[asked]?.yours) return asked === shown ? null : asked;
  // A bot or somebody far away decides: whoever looked goes on looking, and nobody needs to look otherwise.
  return null;
}

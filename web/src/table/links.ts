/** Addresses that are given to others. */

import type { TableInfo } from '../protocol/types';
import type { AnyPicture } from '../decisions/cards';

export function absolute(path: string): string {
  return new URL(path, location.origin).href;
}

/** A link to how it stands, as far as this seat may know it. */
export function positionLink(table: TableInfo, picture: AnyPicture): string {
  const query = new URLSearchParams({ game: table.game, p: picture.position });
  if (picture.seat !== null) query.set('seat', String(picture.seat));
  return absolute(`/position?${query}`);
}

/** Who sits on which side of the table, and which way round the stage is drawn. */

import { t } from '../lib/texts';
import type { ExceedMatch, ExceedPicture, Fighter, PlayerPicture } from '../protocol/types';

export interface Sides {
  /** The seat on the left: the viewer's own; for spectators the one that started on space 3. */
  readonly left: number;
  readonly right: number;
  /** Whether the stage runs from 9 on the left to 1 on the right. */
  readonly mirrored: boolean;
}

/**
 * The sides of a duel. The viewer is always on the left, so the stage is mirrored when the viewer started on space 7.
 *
 * @param seat the viewer; null for a spectator
 * @param first who goes first, and so started on space 3; null as long as that is not settled
 * @param oneLeft whether the viewer wants space 1 on the left in any case
 */
export function sidesOf(seat: number | null, first: number | null, oneLeft: boolean): Sides {
  const left = seat ?? first ?? 0;
  const startedOnSeven = first !== null && first !== left;
  return { left, right: 1 - left, mirrored: startedOnSeven && !oneLeft };
}

/** In which column, from 0 on the left, a space is drawn. */
export function columnOf(space: number, spaces: number, mirrored: boolean): number {
  return mirrored ? spaces - space : space - 1;
}

/** The space that is drawn in a column. */
export function spaceIn(column: number, spaces: number, mirrored: boolean): number {
  return mirrored ? spaces - column : column + 1;
}

export function playerOf(picture: ExceedPicture, seat: number): PlayerPicture {
  const player = picture.players.find((entry) => entry.seat === seat);
  if (!player) throw new Error(`The picture has no seat ${seat}.`);
  return player;
}

export function fighterOf(match: ExceedMatch, seat: number): Fighter {
  const fighter = match.fighters.find((entry) => entry.seat === seat);
  if (!fighter) throw new Error(`The match has no seat ${seat}.`);
  return fighter;
}

/** The name of a fighter for who hears it; if both have the same one, with the side on which it stands. */
export function labelOf(match: ExceedMatch, sides: Sides, seat: number): string {
  const { name } = fighterOf(match, seat);
  if (fighterOf(match, 1 - seat).name !== name) return name;
  return t(seat === sides.left ? 'duel.sides.left' : 'duel.sides.right', { name });
}

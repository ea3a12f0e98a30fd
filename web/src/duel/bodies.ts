/** Where fighters stand: on one space, or on several in a row (EX 8.21). */

import type { PlayerPicture } from '../protocol/types';

type Body = Pick<PlayerPicture, 'space' | 'spaces'>;

/** How many spaces a fighter is on to each side of its middle. */
export function halfOf(body: Body): number {
  return (body.spaces.length - 1) / 2;
}

/** How far a space is from the nearest one that a fighter is on; 0 for those. */
export function gapTo(body: Body, space: number): number {
  return Math.min(...body.spaces.map((on) => Math.abs(on - space)));
}

/** The space of a fighter that is nearest to another one. */
export function frontOf(body: Body, other: Body): number {
  return other.space > body.space ? Math.max(...body.spaces) : Math.min(...body.spaces);
}

/** How far two fighters are from each other, as their nearest spaces are. */
export function rangeBetween(one: Body, other: Body): number {
  return gapTo(other, frontOf(one, other));
}

/** The same fighter with its middle on another space. */
export function movedTo<T extends Body>(body: T, space: number): T {
  const step = space - body.space;
  return step === 0 ? body : { ...body, space, spaces: body.spaces.map((on) => on + step) };
}

/** Whether a fighter would be inside the board and clear of the other one, with its middle on a space. */
export function fitsOn(body: Body, other: Body, space: number, spaces: number): boolean {
  const half = halfOf(body);
  return space > half && space <= spaces - half && Math.abs(space - other.space) > half + halfOf(other);
}

/** What a reader's notes and marks belong to, and which board the marks are on. */

import { nameOf, spaceAt } from '../field/geometry';
import type { ExceedMatch, HackcladMatch } from '../protocol/types';

export type Match = ExceedMatch | HackcladMatch;

/**
 * The name of a notebook: each seat of a table has its own, so that two people at one screen do not share one.
 *
 * @param at the table, or the session of one
 */
export function notebookOf(at: { table: { id: string } | null; seat: number | null }): string {
  return at.table ? `${at.table.id}.${at.seat ?? 'all'}` : '';
}

export interface Board {
  /** The spaces from top to bottom, each row from left to right. */
  readonly rows: readonly (readonly number[])[];
  readonly nameOf: (space: number) => string;
}

/** The board of a match, as a list of its spaces. */
export function boardOf(match: Match): Board {
  if (match.game === 'exceed') {
    return { rows: [Array.from({ length: match.spaces }, (_, place) => place + 1)], nameOf: String };
  }
  const places = [0, 1, 2, 3, 4];
  return { rows: places.toReversed().map((row) => places.map((column) => spaceAt(column, row))), nameOf };
}

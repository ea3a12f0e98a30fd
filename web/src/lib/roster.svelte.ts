/** Everybody who can be chosen, by id: names and seasons for lists, dialogs and emblems. Loaded once. */

import type { RosterEntry } from '../protocol/types';
import { ApiError, getRoster, type GameName } from './api';

export const roster: Record<GameName, RosterEntry[]> & { error: ApiError | null } = $state({
  exceed: [],
  hackclad: [],
  error: null,
});

let asked: Promise<void> | null = null;

async function load(): Promise<void> {
  try {
    Object.assign(roster, await getRoster(), { error: null });
  } catch (error) {
    asked = null;
    if (!(error instanceof ApiError)) throw error;
    roster.error = error;
  }
}

/** Load it, unless it is there; what goes wrong stands in `roster.error`. */
export function loadRoster(): Promise<void> {
  asked ??= load();
  return asked;
}

/** A character by its id; while the roster is not there, or has none, the id stands for the name. */
export function entry(game: GameName, id: string): RosterEntry {
  const unknown = { id, name: id, season: 0, difficulty: 0, play: '' };
  return roster[game].find((one) => one.id === id) ?? unknown;
}

/** Everybody of a game, by name. */
export function everybody(game: GameName): RosterEntry[] {
  return [...roster[game]].sort((a, b) => a.name.localeCompare(b.name));
}

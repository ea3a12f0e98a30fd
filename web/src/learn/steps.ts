/** The names of the steps of both lessons, for pages that only list them. */

import type { GameName } from '../lib/api';

export const STEPS: Readonly<Record<GameName, readonly string[]>> = {
  exceed: ['reach', 'force', 'strike', 'speed', 'boost', 'exceed', 'alone'],
  hackclad: ['forecast', 'move', 'behind', 'injury', 'draft', 'missions', 'alone'],
};

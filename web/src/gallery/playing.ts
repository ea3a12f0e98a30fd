/** From a page of the gallery to the lobby, with the character chosen. */

import type { GameName } from '../lib/api';
import { go } from '../lib/router.svelte';
import { given, keepSetup, lastSetup } from '../lobby/setup';

/** Choose the character for the first seat and show the lobby. */
export function playAs(game: GameName, id: string): void {
  const setup = lastSetup();
  setup.game = game;
  if (game === 'exceed') setup.duel = given(setup.duel, 0, id, true);
  else setup.field = given(setup.field, 0, id, false);
  keepSetup(setup);
  go('/');
}

/** What is said of a space of the stage. */

import { t } from '../lib/texts';
import type { Choice, Fighter, PlayerPicture } from '../protocol/types';
import { gapTo } from './bodies';
import type { Reach } from './stageTypes';
import { tokenName } from './words';

/** Everything that a sentence about a space may name. */
export interface SpaceFacts {
  /** Both fighters, the one on the left first. */
  readonly spots: readonly { readonly player: PlayerPicture; readonly fighter: Fighter }[];
  /** Whether nobody's own seat is shown. */
  readonly watching: boolean;
  readonly reach: Reach | null;
  readonly legal: ReadonlyMap<number, Choice>;
  readonly choosing: boolean;
  /** Whether the reader has marked it. */
  readonly marked?: boolean;
}

/** Who and what is on a space, its distance to both, whether it is reached, and what choosing it does. */
export function spokenSpace(space: number, facts: SpaceFacts): string {
  const parts = [t('duel.stage.space', { space })];
  for (const { player, fighter } of facts.spots) if (player.spaces.includes(space)) parts.push(`${fighter.name}.`);
  for (const { player } of facts.spots) {
    for (const [name, at] of Object.entries(player.tokens)) {
      if (at === space) parts.push(t('duel.stage.token', { name: tokenName(name) }));
    }
  }
  for (const [place, { player, fighter }] of facts.spots.entries()) {
    const range = gapTo(player, space);
    if (range === 0) continue;
    parts.push(
      place === 0 && !facts.watching
        ? t('duel.stage.rangeFromYou', { range })
        : t('duel.stage.rangeFrom', { range, name: fighter.name }),
    );
  }
  const { reach, legal, choosing } = facts;
  if (!choosing && reach?.spaces.includes(space)) parts.push(t('duel.stage.reached', { card: reach.name }));
  const choice = legal.get(space);
  if (choice) parts.push(`${choice.text}. ${choice.outcome}`.trim());
  else if (choosing) parts.push(t('duel.stage.notLegal'));
  if (facts.marked) parts.push(`${t('notes.marked')}.`);
  return parts.join(' ');
}

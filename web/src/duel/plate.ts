/** What the plate between the players says, and what stands at the name of each of them. */

import { t } from '../lib/texts';
import type { ExceedPicture } from '../protocol/types';
import type { DuelModel } from './tableModel.svelte';
import { fighterOf } from './sides';

/** A sentence for the plate, and whether it asks the viewer to do something. */
export interface PlateWords {
  readonly text: string;
  readonly mine: boolean;
}

/**
 * Whose turn or strike it is.
 *
 * @param board the board that is shown, which may be of an earlier moment
 * @param replayed whether a strike is shown at the moment
 */
export function plateWords(model: DuelModel, board: ExceedPicture, replayed: boolean): PlateWords {
  const name = (seat: number) => fighterOf(model.match, seat).name;
  const asked = model.decision !== null;
  if (board.over && !replayed) return { text: t('duel.plate.over'), mine: false };
  if (board.attacks !== null) {
    const yours = board.attacker === board.seat;
    const text = yours
      ? t('duel.plate.strikeYou')
      : t('duel.plate.strike', { name: name(board.attacker ?? board.active) });
    return { text, mine: asked };
  }
  if (board.turn === 0) return { text: t('duel.plate.setup'), mine: asked };
  const yours = board.active === board.seat;
  return {
    text: yours ? t('duel.plate.yours') : t('duel.plate.theirs', { name: name(board.active) }),
    mine: yours,
  };
}

/** Who plays a side, as its heads-up display says it. */
export function whoPlays(model: DuelModel, seat: number): string {
  if (seat === model.picture.seat) return t('duel.hud.you');
  const person = model.session.table?.seats.find((entry) => entry.seat === seat);
  if (!person) return '';
  return person.kind === 'bot' ? t('duel.hud.bot', { name: person.name }) : person.name;
}

/** What everybody sees of an attack that was set and not revealed yet. */
export function setNote(board: ExceedPicture, seat: number): string {
  const attack = board.attacks?.[seat];
  if (!attack || attack.set === 'nothing' || attack.face_up) return '';
  return t(`duel.strike.set_${attack.set.replaceAll(' ', '_')}`);
}

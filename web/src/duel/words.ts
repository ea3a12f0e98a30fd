/** Words that the wire's names become when people read them. */

import { t } from '../lib/texts';

/** The name of a token; the engine calls an attack that stands on the board "attack". */
export function tokenName(name: string): string {
  return name === 'attack' ? t('duel.placedAttack') : name.replace(/^./, (letter) => letter.toUpperCase());
}

/** A span such as "7" or "7–12". */
export function spanText(span: readonly [number, number]): string {
  return span[0] === span[1] ? String(span[0]) : `${span[0]}–${span[1]}`;
}

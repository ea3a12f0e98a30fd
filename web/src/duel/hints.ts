/** The line under each verb of the action bar: what it costs, or why it is not possible. */

import { t } from '../lib/texts';
import { amountSpan, type VerbEntry } from './verbs';

function capital(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * What stands under a verb.
 *
 * @param focused the name of the hand card in focus, "" for none
 */
export function verbHint(entry: VerbEntry, focused: string): string {
  if (entry.choices.length === 0) return entry.blocked[0]?.reason ?? t(`duel.none.${entry.key}`);
  const [first] = entry.choices;
  switch (entry.verb) {
    case 'strike':
      return focused ? t('duel.hint.strikeWith', { card: focused }) : t('duel.hint.strike');
    case 'prepare':
      return first?.outcome ? capital(first.outcome) : t(`duel.hint.${entry.key}`);
    case 'boost':
      return t('duel.hint.boost', { n: entry.choices.length });
    case 'move': {
      const span = amountSpan(entry.choices);
      if (!span) return t('duel.hint.move');
      return span.least === span.greatest
        ? t('duel.hint.moveOne', { cost: span.least })
        : t('duel.hint.moveSpan', { least: span.least, greatest: span.greatest });
    }
    case 'exceed':
      return first?.cost ? t('duel.hint.exceed', { cost: first.cost }) : t('duel.hint.exceedFree');
    case 'transform':
      return t('duel.hint.transform', { n: entry.choices.length });
    case 'character action':
      return entry.choices.length === 1 ? (first?.text ?? '') : t('duel.hint.several', { n: entry.choices.length });
    default:
      return t(`duel.hint.${entry.key}`);
  }
}

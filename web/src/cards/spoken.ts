/** A card in one spoken sentence after the other, for screen readers. */

import { t } from '../lib/texts';
import type { ExceedCard, HandCard } from '../protocol/types';
import { shownRange, STATS } from './numbers';

/** What a screen reader says of a card; with its verdict if that is shown at this table. */
export function spokenCard(card: ExceedCard, now: HandCard | null, verdicts: boolean): string {
  const parts = [card.name, t(`duel.kind.${card.kind}`)];
  const range = shownRange(card, now);
  if (range.kind === 'none') parts.push(t('duel.spoken.noRange'));
  else if (range.kind === 'computed') parts.push(t('duel.spoken.computedRange'));
  else if (range.least === range.greatest) parts.push(t('duel.spoken.oneRange', { range: range.least ?? 0 }));
  else parts.push(t('duel.spoken.range', { least: range.least ?? 0, greatest: range.greatest ?? 0 }));
  for (const kind of STATS) {
    const value = now ? now[kind] : card[kind];
    if (value !== 0 || kind === 'power' || kind === 'speed') parts.push(`${t(`duel.stat.${kind}`)} ${value}`);
  }
  if (card.gauge > 0) parts.push(t('duel.spoken.gauge', { cost: card.gauge }));
  if (card.force > 0) parts.push(t('duel.spoken.force', { cost: card.force }));
  if (now && now.count > 1) parts.push(t('duel.spoken.copies', { count: now.count }));
  const sentences = [`${parts.join(', ')}.`];
  if (card.text) sentences.push(card.text.replaceAll('\n', ' '));
  if (card.boost) {
    sentences.push(
      t('duel.spoken.boost', {
        name: card.boost.name,
        kind: t(`duel.boostKind.${card.boost.kind}`),
        force: card.boost.force,
        text: card.boost.text.replaceAll('\n', ' '),
      }),
    );
  }
  if (now && verdicts) sentences.push(`${now.verdict.text}.`);
  return sentences.join(' ');
}

/** A skill card in one spoken sentence after the other, for screen readers and the text table. */

import { t } from '../lib/texts';
import type { SkillFace, SkillOutlook } from '../protocol/types';
import { reachWords } from './reach';

export function spokenSkill(face: SkillFace, now: SkillOutlook | null, count: number, verdicts: boolean): string {
  const parts = [face.name, face.type];
  if (count > 1) parts.push(t('field.card.count', { count }));
  if (face.mp !== 0) parts.push(t('field.card.price', { mp: face.mp }));
  const atk = now?.atk ?? face.atk;
  if (atk !== null) parts.push(`${t('field.card.atk')} ${atk}`);
  parts.push(t('field.vp', { vp: face.vp }));
  const sentences = [`${parts.join(', ')}.`];
  if (face.reach.length) sentences.push(`${t('field.reach', { spaces: reachWords(face.reach) })}.`);
  if (face.text) sentences.push(face.text.replaceAll('\n', ' '));
  if (now?.text && verdicts) sentences.push(`${now.text}.`);
  return sentences.join(' ');
}

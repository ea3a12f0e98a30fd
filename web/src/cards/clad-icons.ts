/** The picture of each icon of a Clad card, and its short words. */

import type { IconName } from '../components/icons';

/** The picture of an icon given in words such as "attack", "drop 2", "move 1" or "face left". */
export function iconOf(words: string): IconName {
  if (words.startsWith('attack')) return 'target';
  if (words.startsWith('drop')) return 'shard';
  if (words.startsWith('face') || words.startsWith('turn')) return turnOf(words);
  if (words.includes('backward')) return 'down';
  if (words.includes('left')) return 'left';
  if (words.includes('right')) return 'right';
  return 'up';
}

function turnOf(words: string): IconName {
  if (words.includes('left')) return 'turn-left';
  return words.includes('right') ? 'turn-right' : 'turn-back';
}

/** The words beside the picture: a turn needs none, as its arrow says it. */
export const iconWords = (words: string): string => words.replace(/^face /, '');

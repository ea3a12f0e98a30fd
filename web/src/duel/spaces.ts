/** Choosing a space on the stage: which options name one, and which way the keys lead. */

import type { Choice, Decision } from '../protocol/types';
import { columnOf } from './sides';

/** The options that mean a space of the stage, by space. */
export function spaceChoices(options: readonly Choice[]): ReadonlyMap<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of options) {
    const bySpace = choice.verb === 'move' || choice.verb === 'space';
    if (bySpace && typeof choice.target === 'number' && !found.has(choice.target)) found.set(choice.target, choice);
  }
  return found;
}

/** Whether a decision is answered on the stage: its options are spaces, apart from those that decline. */
export function answeredOnStage(decision: Decision): boolean {
  if (decision.kind === 'action') return false;
  const spaces = spaceChoices(decision.options);
  const declining = decision.options.filter((choice) => ['no', 'pass', 'done'].includes(choice.verb));
  return spaces.size > 0 && spaces.size + declining.length === decision.options.length;
}

/**
 * The next legal space on the way to the left or to the right.
 *
 * @param from the space to go on from
 * @param step -1 to the left, 1 to the right, as drawn
 * @param legal the spaces that can be chosen
 * @returns `from` itself if there is none further on
 */
export function nextSpace(
  from: number,
  step: -1 | 1,
  legal: Iterable<number>,
  spaces: number,
  mirrored: boolean,
): number {
  const start = columnOf(from, spaces, mirrored);
  let best: number | null = null;
  let bestGap = Infinity;
  for (const space of legal) {
    const gap = (columnOf(space, spaces, mirrored) - start) * step;
    if (gap > 0 && gap < bestGap) {
      best = space;
      bestGap = gap;
    }
  }
  return best ?? from;
}

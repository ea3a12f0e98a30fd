/** The moments of a replay in words, and the ways from one to another. */

import { t } from '../lib/texts';
import type { Replay } from '../protocol/types';

export type Step = Replay['steps'][number];

/** The step of a number; a replay has at least its beginning. */
export function stepOf(replay: Replay, number: number): Step | undefined {
  return replay.steps.find((step) => step.number === number);
}

/** "Turn 9" or "Round 2". */
export function when(replay: Replay, step: Step): string {
  if (step.turn === 0) return t('replay.setup');
  return t(replay.table.game === 'exceed' ? 'replay.turn' : 'replay.round', { turn: step.turn });
}

/** What led to a moment, with who did it. */
export function what(replay: Replay, step: Step): string {
  if (step.seat < 0) return t('replay.beginning');
  const name = actor(replay, step.seat);
  // A sentence names who acts by itself; a bare option does not.
  return step.text.endsWith('.') ? step.text : `${name}: ${step.text}`;
}

/** Who acts: the character, as the board calls it. */
export function actor(replay: Replay, seat: number): string {
  const { match } = replay;
  if (match.game === 'exceed') return match.fighters.find((fighter) => fighter.seat === seat)?.name ?? '';
  const witches = match.witches.filter((witch) => witch.seat === seat).map((witch) => witch.name);
  return replay.table.seats.find((one) => one.seat === seat)?.name || witches.join(', ');
}

/** The first moment of each turn or round, with the marks of the whole of it. */
export function turns(replay: Replay): { number: number; turn: number; marks: string[] }[] {
  const found: { number: number; turn: number; marks: string[] }[] = [];
  for (const step of replay.steps) {
    let last = found.at(-1);
    if (!last || last.turn !== step.turn) {
      last = { number: step.number, turn: step.turn, marks: [] };
      found.push(last);
    }
    if (step.mark && !last.marks.includes(step.mark)) last.marks.push(step.mark);
  }
  return found;
}

/** The next moment in a direction for which something holds; the end of the game that way if there is none. */
export function towards(
  replay: Replay,
  from: number,
  by: 1 | -1,
  holds: (step: Step, before: Step) => boolean,
): number {
  const last = replay.steps.length - 1;
  for (let place = from + by; place > 0 && place <= last; place += by) {
    const step = replay.steps[place];
    const before = replay.steps[place - 1];
    if (step && before && holds(step, before)) return step.number;
  }
  return by > 0 ? last : 0;
}

export const toMark = (replay: Replay, from: number, by: 1 | -1): number =>
  towards(replay, from, by, (step) => step.mark !== '');

export const toTurn = (replay: Replay, from: number, by: 1 | -1): number =>
  towards(replay, from, by, (step, before) => step.turn !== before.turn);

/** The marks on the scrubber, those that stand for more before those that stand for less. */
export const MARKS = ['exceed', 'round', 'strike', 'injury', 'damage'] as const;

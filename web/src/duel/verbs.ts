/** The acts of a turn as the action bar shows them: what can be done, what it costs, and what cannot and why. */

import type { IconName } from '../components/icons';
import type { Blocked, Choice, Decision } from '../protocol/types';

/** One button of the action bar. */
export interface VerbSpec {
  /** As in `Choice.verb`. */
  readonly verb: string;
  readonly letter: string;
  readonly icon: IconName;
  /** The end of the key of its text. */
  readonly key: string;
}

export const VERBS: readonly VerbSpec[] = [
  { verb: 'strike', letter: 'S', icon: 'strike', key: 'strike' },
  { verb: 'boost', letter: 'B', icon: 'continuous', key: 'boost' },
  { verb: 'move', letter: 'M', icon: 'move', key: 'move' },
  { verb: 'change cards', letter: 'C', icon: 'change', key: 'change' },
  { verb: 'prepare', letter: 'P', icon: 'draw', key: 'prepare' },
  { verb: 'exceed', letter: 'E', icon: 'boost', key: 'exceed' },
  { verb: 'transform', letter: 'T', icon: 'transformation', key: 'transform' },
  { verb: 'reshuffle', letter: 'R', icon: 'reshuffle', key: 'reshuffle' },
  { verb: 'character action', letter: 'A', icon: 'flag', key: 'character' },
];

export interface VerbEntry extends VerbSpec {
  readonly choices: readonly Choice[];
  readonly blocked: readonly Blocked[];
}

/**
 * The buttons for a decision on an action. The first eight are always there, so that each keeps its place; the
 * character's own action only if the character has one.
 */
export function verbEntries(decision: Decision): VerbEntry[] {
  const entries = VERBS.map((spec) => ({
    ...spec,
    choices: decision.options.filter((choice) => choice.verb === spec.verb),
    blocked: decision.blocked.filter((entry) => entry.verb === spec.verb),
  }));
  return entries.filter(
    (entry) => entry.verb !== 'character action' || entry.choices.length > 0 || entry.blocked.length > 0,
  );
}

/** What can be done with a card of the hand on this turn. */
export interface CardVerbs {
  readonly strike: Choice | null;
  readonly boost: Choice | null;
  readonly transform: Choice | null;
  /** Why the boost is not possible, "" if it is or if nothing is said. */
  readonly boostReason: string;
}

/** What may be done with the lower half of a card. */
const BOOSTING: ReadonlySet<string> = new Set(['boost', 'transform']);

/** The acts that a card of the hand allows. */
export function cardVerbs(decision: Decision, card: number): CardVerbs {
  const about = (verb: string) =>
    decision.options.find((choice) => choice.verb === verb && choice.card === card && choice.zone !== 'gauge') ?? null;
  const boost = about('boost');
  const blocked = decision.blocked.find((entry) => entry.card === card && BOOSTING.has(entry.verb));
  return {
    strike: decision.options.find((choice) => choice.verb === 'strike') ?? null,
    boost,
    transform: about('transform'),
    boostReason: boost ? '' : (blocked?.reason ?? ''),
  };
}

/** The least and the greatest amount of some choices; null if none has one. */
export function amountSpan(choices: readonly Choice[]): { least: number; greatest: number } | null {
  const amounts = choices.flatMap((choice) => (typeof choice.amount === 'number' ? [choice.amount] : []));
  if (amounts.length === 0) return null;
  return { least: Math.min(...amounts), greatest: Math.max(...amounts) };
}

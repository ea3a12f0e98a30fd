/** Effects that wait at the same moment: the player says the order once, for that moment. */

import type { Decision } from '../protocol/types';

/** Texts of effects in the order that was wanted; empty when none was said. */
export type Wanted = readonly string[];

/** What comes next by an order that was said before; null if the effects that wait are not the ones of then. */
export function nextOf(decision: Decision, wanted: Wanted): number | null {
  const waiting = decision.options.map((option) => option.text);
  if (!waiting.every((text) => wanted.includes(text))) return null;
  const first = wanted.find((text) => waiting.includes(text));
  return decision.options.find((option) => option.text === first)?.number ?? null;
}

/** What still waits once the next effect of an order is done; the same effects at a later moment are asked for anew. */
export function restOf(decision: Decision, wanted: Wanted): string[] {
  const waiting = decision.options.map((option) => option.text);
  const first = wanted.find((text) => waiting.includes(text));
  return wanted.filter((text) => waiting.includes(text) && text !== first);
}

/** The whole order: those that were put first, then the others as they are printed. */
export function completed(decision: Decision, put: Wanted): string[] {
  const rest = decision.options.map((option) => option.text).filter((text) => !put.includes(text));
  return [...put, ...rest];
}

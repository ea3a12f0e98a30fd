/** Which button of a row the keys lead to: the row is one stop of Tab, arrows go round, Home and End to its ends. */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The place of the button that a key leads to, from the one in the focus.
 *
 * @returns null for other keys
 */
export function ledTo(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}

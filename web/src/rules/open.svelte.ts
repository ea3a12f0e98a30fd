/** Which rule is being read in the dialog. */

export const reading: { number: string | null } = $state({ number: null });

export function readRule(number: string): void {
  reading.number = number;
}

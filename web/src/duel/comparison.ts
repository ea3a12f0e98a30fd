/** Two outlooks beside each other: what two cards would do against the same attacks. */

import type { ExceedOutlook, OutlookRow } from '../protocol/types';

/** One attack of the opponent with what both cards do, or the place where one of the two cards acts. */
export type Line =
  | {
      readonly kind: 'row';
      readonly card: number;
      readonly count: number;
      readonly known: boolean;
      readonly speed: number;
      /** What the first and the second card do; null where an outlook does not have the attack. */
      readonly rows: readonly [OutlookRow | null, OutlookRow | null];
    }
  | { readonly kind: 'here'; readonly which: 0 | 1; readonly speed: number; readonly winsTies: boolean };

/** Whether the opponent's attack acts before the viewer's. */
export function actsBefore(row: { readonly speed: number }, outlook: ExceedOutlook): boolean {
  return row.speed > outlook.speed || (row.speed === outlook.speed && !outlook.wins_ties);
}

/** The lines of a comparison, the fastest first. */
export function compared(first: ExceedOutlook, second: ExceedOutlook): Line[] {
  const cards = [...new Set([...first.rows, ...second.rows].map((row) => row.card))];
  const of = (outlook: ExceedOutlook, card: number) => outlook.rows.find((row) => row.card === card) ?? null;
  const rows = cards.flatMap((card): Extract<Line, { kind: 'row' }>[] => {
    const both = [of(first, card), of(second, card)] as const;
    const some = both[0] ?? both[1];
    return some ? [{ kind: 'row', card, count: some.count, known: some.known, speed: some.speed, rows: both }] : [];
  });
  rows.sort((one, other) => other.speed - one.speed);
  const lines: Line[] = [...rows];
  // A card that cannot be set acts nowhere.
  const here = ([first, second] as const).flatMap((outlook, which) => {
    if (outlook.rows.length === 0) return [];
    const line = { kind: 'here', which: which as 0 | 1, speed: outlook.speed, winsTies: outlook.wins_ties } as const;
    return [{ line, place: rows.filter((row) => actsBefore(row, outlook)).length }];
  });
  // The later place first, so that the earlier one stays where it is; the faster card stands above the slower one.
  here.sort((one, other) => other.place - one.place || one.line.speed - other.line.speed);
  for (const { line, place } of here) lines.splice(place, 0, line);
  return lines;
}

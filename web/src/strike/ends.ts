/** What a strike has led to, row by row, as far as it has come. */

import { t } from '../lib/texts';
import type { ExceedPicture, Happening } from '../protocol/types';
import type { Strike } from './steps';

export interface EndRow {
  readonly name: 'dealt' | 'life' | 'stunned' | 'placed' | 'lost' | 'turn';
  /** One for each seat. */
  readonly values: readonly [string, string];
}

/**
 * The rows of the table "where it ends".
 *
 * @param board how the board stood at the step that is looked at
 * @param until the place of the last event that has happened
 */
export function endRows(strike: Strike, board: ExceedPicture, until: number): EndRow[] {
  const past = strike.events.filter((event) => event.at <= until);
  const over = strike.over && until >= (strike.events.at(-1)?.at ?? 0);
  const open = t('strike.ends.open');
  const both = (name: EndRow['name'], value: (seat: number) => string): EndRow => ({
    name,
    values: [value(0), value(1)],
  });
  return [
    both('dealt', (seat) => String(dealt(past, seat))),
    both('life', (seat) => String(board.players[seat]?.life ?? '')),
    both('stunned', (seat) => t(board.attacks?.[seat]?.stunned ? 'strike.ends.yes' : 'strike.ends.no')),
    both('placed', (seat) => placed(past, seat) ?? (over ? t('strike.ends.none') : open)),
    both('lost', (seat) => lost(past, seat) ?? (over ? t('strike.ends.none') : open)),
    both('turn', (seat) =>
      over && strike.next !== null ? t(strike.next === seat ? 'strike.ends.yes' : 'strike.ends.no') : open,
    ),
  ];
}

/** The damage that the other player has taken. */
function dealt(events: readonly Happening[], seat: number): number {
  return events
    .filter((event) => event.kind === 'damage' && event.seat !== seat)
    .reduce((sum, event) => sum + Number(event.facts['amount']), 0);
}

function placed(events: readonly Happening[], seat: number): string | null {
  const event = events.findLast(
    (one) => (one.kind === 'attack placed' || one.kind === 'attack left') && one.seat === seat,
  );
  if (!event) return null;
  const key = `strike.place.${String(event.facts['to'])}`;
  const text = t(key);
  return text === key ? String(event.facts['to']) : text;
}

/** The boosts that were discarded at the clean-up, by the names of their cards. */
function lost(events: readonly Happening[], seat: number): string | null {
  const gone = events.filter(
    (event) =>
      event.kind === 'discard' && event.seat === seat && event.step === 'cleanup' && event.facts['from'] === 'boosts',
  );
  return gone.length > 0 ? gone.flatMap((event) => event.names.map((name) => name ?? '')).join(', ') : null;
}

/** The game as headings and lines, made of the same picture as the board. */

import type { AnyMatch, AnyPicture } from '../decisions/cards';
import type { ExceedMatch, ExceedPicture, HackcladMatch, HackcladPicture } from '../protocol/types';
import { duelSections } from './duelSections';
import { fieldSections } from './fieldSections';

export interface Section {
  /** As it is asked for in the command line. */
  readonly id: 'position' | 'hand' | 'threats' | 'missions' | 'field' | 'piles' | 'strike' | 'play';
  readonly title: string;
  readonly lines: readonly string[];
}

export type Game =
  | { readonly match: ExceedMatch; readonly picture: ExceedPicture }
  | { readonly match: HackcladMatch; readonly picture: HackcladPicture };

/** A match and a picture of the same game; null for what does not belong together. */
export function gameOf(match: AnyMatch | null, picture: AnyPicture | null): Game | null {
  if (match?.game === 'exceed' && picture?.game === 'exceed') return { match, picture };
  if (match?.game === 'hackclad' && picture?.game === 'hackclad') return { match, picture };
  return null;
}

/** All that is known, without the log and what is asked. `verdicts` is whether this table says what would hit. */
export function sections(game: Game, verdicts: boolean): Section[] {
  return game.match.game === 'exceed'
    ? duelSections(game.match, game.picture as ExceedPicture, verdicts)
    : fieldSections(game.match, game.picture as HackcladPicture, verdicts);
}

/** Names with their counts, such as "Grasp, 2 Sweep". */
export function namedCards(cards: readonly number[], nameOf: (card: number) => string): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name)).join(', ');
}

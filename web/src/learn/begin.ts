/** Opening the table of a lesson, and going there. */

import type { GameName } from '../lib/api';
import type { NewTable } from '../protocol/types';
import { openAndGo } from '../lobby/opening';

/** Who plays in the lessons: characters whose cards do what they say without further rules, against a bot by chance. */
export const FIGURES: Readonly<Record<GameName, readonly [you: string, opponent: string]>> = {
  exceed: ['ryu', 'geoffrey'],
  hackclad: ['rosette', 'luna'],
};

/** The table of a lesson: a real one, that nobody else can sit down at. */
export function lessonTable(game: GameName): NewTable {
  const [you, opponent] = FIGURES[game];
  return {
    game,
    seats: [
      { kind: 'me', characters: [you] },
      { kind: 'bot', characters: [opponent], bot: 'random' },
    ],
    options: {
      public: false,
      lesson: true,
      help: 'full',
      ...(game === 'exceed' ? { first: 0 } : { mode: 'base', missions: 'recommended' }),
    },
  };
}

/** Begin a lesson anew. */
export const begin = (game: GameName): Promise<void> => openAndGo(lessonTable(game));

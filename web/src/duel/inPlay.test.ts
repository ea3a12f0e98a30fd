import { expect, test } from 'vitest';
import played from '../fixtures/exceed-action.json';
import type { ExceedMatch, ExceedPicture, Welcome } from '../protocol/types';
import { DeckBook } from './deckbook';
import { playGroups } from './inPlay';

const welcome = played as unknown as Welcome;
const book = new DeckBook(welcome.match as ExceedMatch);
const player = (welcome.picture as ExceedPicture).players[0]!;
const [first, second] = (welcome.match as ExceedMatch).fighters[0]!.cards.filter((card) => card.boost);

test('equal boosts stand there once, but apart from those that stay', () => {
  const one = first!.number;
  const other = second!.number;
  const shown = { ...player, playing: [], transformations: [], boosts: [one, other, one, one], sustained: [one] };
  const boosts = playGroups(shown, book).find((group) => group.key === 'boosts')!;
  expect(boosts.items.map((item) => item.name)).toEqual([
    first!.boost!.name,
    `${first!.boost!.name} ×2`,
    second!.boost!.name,
  ]);
  expect(boosts.items.map((item) => item.note.includes('sustained'))).toEqual([true, false, false]);
  expect(new Set(boosts.items.map((item) => item.key)).size).toBe(3);
});

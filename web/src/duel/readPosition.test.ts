import { describe, expect, it } from 'vitest';
import action from '../fixtures/exceed-action.json';
import watched from '../fixtures/exceed-strike-watched.json';
import type { ExceedMatch, ExceedPicture } from '../protocol/types';
import { positionSentences, readOutlook } from './readPosition';

const game = (stored: unknown) => stored as { match: ExceedMatch; picture: ExceedPicture };

describe('the position in words', () => {
  it('has four sentences: the turn, you, the other, and the range with what is asked', () => {
    const { match, picture } = game(action);
    const said = positionSentences(match, picture);
    expect(said).toHaveLength(4);
    expect(said[0]).toContain('your turn');
    expect(said[1]).toMatch(/^You, Ryu, stand on 6 with \d+ life/);
    expect(said[3]).toBe('The range is 1. Choose an action.');
  });

  it('calls nobody "you" for who watches', () => {
    const { match, picture } = game(watched);
    expect(positionSentences(match, picture).join(' ')).not.toMatch(/\byou\b/i);
  });
});

it('reads a verdict alone where the table helps no further', () => {
  const { match, picture } = game(action);
  const focused = picture.hand[0] ?? null;
  expect(readOutlook({ match, focused, help: 'verdicts' }, null)).toContain(focused?.verdict.text ?? '?');
  expect(readOutlook({ match, focused: null, help: 'full' }, null)).toBe('');
});

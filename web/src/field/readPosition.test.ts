import { expect, it } from 'vitest';
import act from '../fixtures/hackclad-act.json';
import team from '../fixtures/hackclad-team.json';
import watched from '../fixtures/hackclad-watched.json';
import type { HackcladMatch, HackcladPicture } from '../protocol/types';
import { positionSentences } from './readPosition';

const said = (stored: unknown): string[] => {
  const { match, picture } = stored as { match: HackcladMatch; picture: HackcladPicture };
  return positionSentences(match, picture);
};

it('has four parts: the round, your Witches, the others, the Clad with what is asked', () => {
  const sentences = said(act);
  expect(sentences).toHaveLength(4);
  expect(sentences[0]).toMatch(/^Round \d of 9\. It is the turn of .*, yours\.$/);
  expect(sentences[1]).toMatch(/^You, /);
  expect(sentences[3]).toMatch(/stands on [a-e][1-5] and looks (up|down|left|right).*What do you do\?$/);
});

it('names every Witch of a team', () => {
  expect(said(team)[1]?.match(/You, /g)).toHaveLength(2);
});

it('calls nobody "you" for who watches', () => {
  const words = said(watched).join(' ');
  expect(words).not.toMatch(/\byou\b/i);
});

import { describe, expect, it } from 'vitest';
import duelGame from '../fixtures/exceed-lesson.json';
import { ENGLISH } from '../lib/texts';
import { firstMentions, partsOf, TERMS } from './glossary';

const linked = (text: string, game: 'exceed' | 'hackclad') =>
  partsOf(text, game).flatMap((part) => (part.term ? [`${part.term}: ${part.text}`] : []));

describe('the glossary', () => {
  it('has for every term a name, its words, and an answer of two sentences', () => {
    for (const { id, picture } of [...TERMS.exceed, ...TERMS.hackclad]) {
      for (const key of ['term', 'words', 'text']) expect(ENGLISH.has(`learn.${key}.${id}`), `${key} ${id}`).toBe(true);
      const sentences = String(ENGLISH.get(`learn.text.${id}`)).match(/[.!?](?=\s|$)/g);
      expect(sentences, id).toHaveLength(2);
      if (picture) expect(ENGLISH.has(`learn.picture.${picture}`)).toBe(true);
    }
  });

  it('finds whole words, the longest first, each once', () => {
    expect(linked('You swing wildly: your wild swing costs Force, and Force again.', 'exceed')).toEqual([
      'wild_swing: swing wildly',
      'force: Force',
    ]);
    expect(linked('Forceful, misrange.', 'exceed')).toEqual([]);
    expect(linked('The Clad tramples c4 at Voltage 2.', 'hackclad')).toEqual(['trample: tramples', 'voltage: Voltage']);
  });

  it('gives back the text unchanged', () => {
    for (const event of duelGame.events) {
      expect(
        partsOf(event.text, 'exceed')
          .map((part) => part.text)
          .join(''),
      ).toBe(event.text);
    }
  });

  it('links each term once in a whole log', () => {
    const first = firstMentions(
      duelGame.events.map((event) => event.text),
      'exceed',
    );
    const ids = [...first.values()].flatMap((terms) => [...terms]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('stun');
  });
});

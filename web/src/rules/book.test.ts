import { describe, expect, it } from 'vitest';
import { addressOf, around, bookOf, loadBook, matching, numberOf, partsOf, placeOf } from './book';

const fixtures = import.meta.glob<string>('../fixtures/**/*.json', { eager: true, query: '?raw', import: 'default' });

it('has every rule that a table names', async () => {
  const books = { exceed: await loadBook('exceed'), hackclad: await loadBook('hackclad') };
  const named = new Set(
    Object.values(fixtures).flatMap((file) => [...file.matchAll(/"rule": ?"([^"]+)"/g)].map((found) => found[1] ?? '')),
  );
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((number) => !placeOf(books[bookOf(number)], number)?.rule)).toEqual([]);
});

it('leads from every rule to every other one that it speaks of', async () => {
  const books = { exceed: await loadBook('exceed'), hackclad: await loadBook('hackclad') };
  const spoken = Object.values(books).flatMap((book) =>
    book.flatMap((chapter) => chapter.rules.flatMap((rule) => partsOf(`${rule.text} ${rule.why}`))),
  );
  const numbers = spoken.flatMap((part) => part.number ?? []);
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter((number) => !placeOf(books[bookOf(number)], number))).toEqual([]);
});

describe('numbers', () => {
  it('are addresses', () => {
    expect(addressOf('EX 5.16')).toBe('/rules/exceed/5.16');
    expect(addressOf('HC 9')).toBe('/rules/hackclad/9');
  });

  it('are read as people write them', () => {
    expect(['5.16', 'ex 5 16', ' EX5.16 '].map((named) => numberOf('exceed', named))).toEqual(
      Array.from({ length: 3 }, () => 'EX 5.16'),
    );
    expect(numberOf('hackclad', '9.1')).toBe('HC 9.1');
    expect(numberOf('exceed', 'HC 2.2')).toBe('HC 2.2');
    expect(['', 'five', '5.', 'XX 1.1'].map((named) => numberOf('exceed', named))).toEqual(['', '', '', '']);
  });

  it('stand apart in a text', () => {
    expect(partsOf('Not possible (EX 5.16), see HC 9.')).toEqual([
      { text: 'Not possible (', number: null },
      { text: 'EX 5.16', number: 'EX 5.16' },
      { text: '), see ', number: null },
      { text: 'HC 9', number: 'HC 9' },
      { text: '.', number: null },
    ]);
    expect(partsOf('You have 3 EX attacks, 5.16.').every((part) => part.number === null)).toBe(true);
  });
});

describe('a book', () => {
  it('says what stands before and behind', async () => {
    const book = await loadBook('exceed');
    expect(around(book, 'EX 1.1')).toEqual({ before: '', behind: 'EX 1.2' });
    expect(around(book, 'EX 2.1').before).toMatch(/^EX 1\.\d+$/);
    expect(around(book, 'EX 2')).toEqual({ before: 'EX 1', behind: 'EX 3' });
    expect(around(book, 'EX 99.1')).toEqual({ before: '', behind: '' });
  });

  it('is searched by words and by numbers', async () => {
    const book = await loadBook('hackclad');
    expect(matching(book, '')).toBe(book);
    expect(matching(book, 'HC 2.2')[0]?.rules[0]?.number).toBe('HC 2.2');
    const wraps = matching(book, 'field WRAPS');
    expect(wraps.flatMap((chapter) => chapter.rules).map((rule) => rule.number)).toContain('HC 2.2');
    expect(matching(book, 'no such words anywhere')).toEqual([]);
  });
});

/** The numbered rules of both games in our own words: finding one, and finding their numbers in a text. */

import type { GameName } from '../lib/api';

export interface Rule {
  /** Such as "EX 5.16". */
  readonly number: string;
  readonly text: string;
  /** Where it comes from, such as "000 Attack Cards": a book and the heading in it. */
  readonly sources: readonly string[];
  /** Why it was decided so; "" for what a source says. */
  readonly why: string;
}

export interface Chapter {
  /** Such as "EX 5". */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export type Book = readonly Chapter[];

/** A place in a book: a rule in its chapter, or the chapter as a whole. */
export interface Place {
  readonly chapter: Chapter;
  readonly rule: Rule | null;
}

/** A part of a text; with a number if the part is one. */
export interface Part {
  readonly text: string;
  readonly number: string | null;
}

const BOOKS: Readonly<Record<string, GameName>> = { EX: 'exceed', HC: 'hackclad' };
const SIGNS: Readonly<Record<GameName, string>> = { exceed: 'EX', hackclad: 'HC' };
const NUMBER = /\b(?:EX|HC) \d+(?:\.\d+)?\b/g;

/** The rules of a game. They are a file of their own, which comes when somebody asks for a rule. */
export async function loadBook(game: GameName): Promise<Book> {
  return game === 'exceed' ? (await import('./exceed.json')).default : (await import('./hackclad.json')).default;
}

/** The game that a number belongs to. */
export function bookOf(number: string): GameName {
  return BOOKS[number.slice(0, 2)] ?? 'exceed';
}

/** The address of a rule in the page of its book: "EX 5.16" is /rules/exceed/5.16. */
export function addressOf(number: string): string {
  return `/rules/${bookOf(number)}/${number.slice(3)}`;
}

/** The number that an address or a line names: "5.16", "ex 5 16" and "EX 5.16" are "EX 5.16"; "" if it is none. */
export function numberOf(game: GameName, named: string): string {
  const found = /^\s*(ex|hc)?\s*(\d+)(?:[.\s]+(\d+))?\s*$/i.exec(named);
  if (!found) return '';
  const [, sign = SIGNS[game], chapter = '', rule = ''] = found;
  return `${sign.toUpperCase()} ${chapter}${rule && `.${rule}`}`;
}

/** Where a number stands; null if the book does not have it. */
export function placeOf(book: Book, number: string): Place | null {
  for (const chapter of book) {
    if (chapter.number === number) return { chapter, rule: null };
    const rule = chapter.rules.find((one) => one.number === number);
    if (rule) return { chapter, rule };
  }
  return null;
}

/** The number before this one and the one behind it, among rules or among chapters; "" at the ends of the book. */
export function around(book: Book, number: string): { before: string; behind: string } {
  const numbers = number.includes('.')
    ? book.flatMap((chapter) => chapter.rules.map((rule) => rule.number))
    : book.map((chapter) => chapter.number);
  const at = numbers.indexOf(number);
  return at < 0 ? { before: '', behind: '' } : { before: numbers[at - 1] ?? '', behind: numbers[at + 1] ?? '' };
}

/** A text with the numbers of rules in it apart from the rest. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(NUMBER)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), number: null });
    parts.push({ text: found[0], number: found[0] });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), number: null });
  return parts;
}

/** The chapters with only those rules that hold every word; a number is found as a word. */
export function matching(book: Book, words: string): Book {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book;
  return book
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const said = `${rule.number} ${rule.text} ${rule.why} ${chapter.title}`.toLowerCase();
        return wanted.every((word) => said.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

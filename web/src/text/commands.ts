/** What a line typed at the text table means. Options are only ever those that the server sent. */

import type { Blocked, Choice, Decision } from '../protocol/types';

/** Lines that ask for something to be read, or that act on the table instead of the decision. */
export const QUESTIONS = [
  'help',
  'options',
  'position',
  'hand',
  'log',
  'threats',
  'missions',
  'field',
  'piles',
  'why',
  'rule',
  'card',
  'outlook',
  'take back',
] as const;
export type Question = (typeof QUESTIONS)[number];

export type Command =
  | { readonly kind: 'question'; readonly question: Question; readonly about: string }
  /** The numbers that answer the decision. `then` is what is to be set once the strike has begun. */
  | { readonly kind: 'choose'; readonly options: readonly Choice[]; readonly then: string }
  | { readonly kind: 'blocked'; readonly blocked: Blocked }
  | { readonly kind: 'several'; readonly typed: string; readonly options: readonly Choice[] }
  | { readonly kind: 'unknown'; readonly typed: string }
  /** Several options in one line, but they are asked one after the other. */
  | { readonly kind: 'one by one' }
  | { readonly kind: 'not asked' };

/** Words that may be left out: "move 5" is "Move to 5". */
const FILLERS: ReadonlySet<string> = new Set(['a', 'an', 'the', 'to', 'from', 'of', 'your', 'card', 'and', 'in', 'on']);

/** Read a line. `hand` names the cards that a strike can be begun with. */
export function understand(line: string, decision: Decision | null, hand: readonly string[]): Command {
  const question = asQuestion(line);
  if (question) return question;
  if (!decision) return { kind: 'not asked' };
  const strike = decision.kind === 'action' ? strikeWith(line, decision, hand) : null;
  if (strike) return strike;
  const whole = find(line, decision.options);
  const parts = line.split(/[,;]/).filter((part) => words(part).length > 0);
  if (whole.length === 1 || parts.length < 2) return answer(line, whole, decision);
  return sequence(parts, decision);
}

function asQuestion(line: string): Command | null {
  const typed = words(line).join(' ');
  // A line can begin as a question does and yet be an option: "position" is one, "card" needs a name behind it.
  const question = QUESTIONS.find((one) => typed === one || typed.startsWith(`${one} `));
  if (typed === '?') return { kind: 'question', question: 'help', about: '' };
  return question ? { kind: 'question', question, about: typed.slice(question.length + 1) } : null;
}

/** "strike golden arrow ex": begins the strike and says what to set; a card that is not there begins nothing. */
function strikeWith(line: string, decision: Decision, hand: readonly string[]): Command | null {
  const [first, ...rest] = words(line);
  const strike = decision.options.find((option) => option.verb === 'strike');
  if (first !== 'strike' || rest.length === 0 || !strike) return null;
  const then = rest.join(' ');
  const named = rest.filter((word) => word !== 'ex');
  const wild = 'wild swing'.startsWith(named.join(' '));
  const held = wild || hand.some((name) => inOrder(named, words(name)));
  return held ? { kind: 'choose', options: [strike], then } : { kind: 'unknown', typed: then };
}

function sequence(parts: readonly string[], decision: Decision): Command {
  const chosen: Choice[] = [];
  // "pay block, sweep": the verb is said once.
  const verb = words(parts[0] ?? '')[0] ?? '';
  for (const part of parts) {
    const alone = find(part, decision.options);
    const options = alone.length === 1 ? alone : find(`${verb} ${part}`, decision.options);
    const [only] = options;
    if (!only || options.length > 1) return answer(part, options.length ? options : alone, decision);
    chosen.push(only);
  }
  return decision.at_once ? { kind: 'choose', options: chosen, then: '' } : { kind: 'one by one' };
}

function answer(typed: string, found: readonly Choice[], decision: Decision): Command {
  const [only] = found;
  if (only && found.length === 1) return { kind: 'choose', options: [only], then: '' };
  if (found.length > 1) return { kind: 'several', typed: typed.trim(), options: found };
  const [blocked] = find(typed, decision.blocked ?? []);
  return blocked ? { kind: 'blocked', blocked } : { kind: 'unknown', typed: typed.trim() };
}

/**
 * What a line means: its place in the list, the whole text, its beginning, or words of it in their order.
 *
 * The first of these ways that fits anything decides; it returns all that fit, so more than one is ambiguous.
 */
export function find<Thing extends { readonly text: string }>(typed: string, things: readonly Thing[]): Thing[] {
  const said = words(typed);
  if (said.length === 0) return [];
  const place = said.length === 1 && /^\d+$/.test(said[0] ?? '') ? things[Number(said[0]) - 1] : undefined;
  if (place) return [place];
  const short = said.filter((word) => !FILLERS.has(word));
  if (short.length === 0) return [];
  const known = things.map((thing) => ({ thing, forms: forms(thing.text) }));
  for (const fits of [same, begins, inOrder, inAnyOrder]) {
    const found = known.filter(({ forms: of }) => of.some((form) => fits(short, form)));
    if (found.length === 0) continue;
    // Prices tell texts apart that are the same otherwise.
    const exact = found.filter(({ thing }) => same(said, words(thing.text)));
    return (exact.length === 1 ? exact : found).map(({ thing }) => thing);
  }
  const whole = things.filter((thing) => same(said, words(thing.text)));
  return whole;
}

/** How a text may be said: without its price, and without its verb. */
function forms(text: string): string[][] {
  const bare = words(text.replace(/\((\d+|X)\s[^)]*\)/gi, ' ')).filter((word) => !FILLERS.has(word));
  const unnamed = words(text.replace(/\([^)]*\)/g, ' ')).filter((word) => !FILLERS.has(word));
  return [bare, bare.slice(1), unnamed, unnamed.slice(1)].filter((form) => form.length > 0);
}

const same = (said: readonly string[], form: readonly string[]): boolean =>
  said.length === form.length && said.every((word, place) => word === form[place]);

const begins = (said: readonly string[], form: readonly string[]): boolean =>
  said.length <= form.length && said.every((word, place) => beginningOf(word, form[place] ?? ''));

function inOrder(said: readonly string[], form: readonly string[]): boolean {
  let place = 0;
  for (const word of said) {
    while (place < form.length && !beginningOf(word, form[place] ?? '')) place += 1;
    if (place === form.length) return false;
    place += 1;
  }
  return said.length > 0;
}

function inAnyOrder(said: readonly string[], form: readonly string[]): boolean {
  const left = [...form];
  return said.every((word) => {
    const place = left.findIndex((other) => beginningOf(word, other));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Numbers are said whole: "1" is no beginning of "12". */
const beginningOf = (word: string, whole: string): boolean =>
  /^[+-]?\d+$/.test(word) ? word === whole : whole.startsWith(word);

/** Small letters and digits without accents; a sign before a number stays. */
export function words(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2212\u2013]/g, '-')
    .toLowerCase();
  return (
    plain.match(/[+-]?\d+|[\p{L}\d]+(?:['\u2019][\p{L}]+)*|\?/gu)?.map((word) => word.replace(/['\u2019]/g, '')) ?? []
  );
}

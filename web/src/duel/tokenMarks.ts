/** Tokens on the stage: those that are alike and lie together as one mark, each with words that fit on its space. */

import { tokenName } from './words';

export interface TokenMark {
  readonly key: string;
  readonly side: 'you' | 'opponent';
  readonly space: number;
  /** Its place among the marks of the space, from below. */
  readonly place: number;
  /** The name in one line or two, short enough for the space. */
  readonly lines: readonly string[];
  /** How much the letters are to be narrowed, 1 for not at all. */
  readonly squeeze: number;
}

/** A name such as "Ice Spike 3" or "Nirvana (disabled)" in its parts. */
interface Name {
  readonly base: string;
  readonly number: string;
  readonly note: string;
}

const LETTER = 5.6;
/** Letters may be narrowed so far before a name takes two lines, and before it is shortened. */
const NARROW = 0.72;
const NARROWEST = 0.62;
/** With less room than this many letters, words are shortened to their first ones. */
const FEWEST = 5;

function partsOf(name: string): Name {
  const [, base = name, number = '', note = ''] = /^(.*?)(?: (\d+))?(?: \(([^)]*)\))?$/.exec(name) ?? [];
  return { base, number, note };
}

/**
 * The marks of both sides.
 *
 * @param sides the tokens of each, by name
 * @param width how many pixels the words on a space may take
 */
export function tokenMarks(
  sides: readonly { readonly side: 'you' | 'opponent'; readonly tokens: Readonly<Record<string, number>> }[],
  width: number,
): TokenMark[] {
  const used = new Map<number, number>();
  return sides.flatMap(({ side, tokens }) => {
    const groups = new Map<string, { name: Name; space: number; numbers: string[] }>();
    for (const [full, space] of Object.entries(tokens)) {
      const name = partsOf(tokenName(full));
      const same = `${name.base} ${name.note.replace(/ \d+$/, '')} ${space}`;
      const group = groups.get(same);
      if (group) group.numbers.push(name.number);
      else groups.set(same, { name, space, numbers: [name.number] });
    }
    return [...groups.values()].map(({ name, space, numbers }): TokenMark => {
      const place = used.get(space) ?? 0;
      used.set(space, place + 1);
      const number = numbers.length > 1 && !numbers[0] ? `×${numbers.length}` : numbers.join('+');
      return {
        key: `${side} ${name.base} ${number}${number ? '' : space}`,
        side,
        space,
        place,
        ...fitted({ ...name, number, note: name.note.replace(/ \d+$/, '') }, width),
      };
    });
  });
}

/** The words of a name in as few lines as they fit in; where even two are too few, with words that are cut. */
function fitted(name: Name, width: number): Pick<TokenMark, 'lines' | 'squeeze'> {
  const whole = [name.base, name.number, name.note && `(${name.note})`].filter(Boolean).join(' ');
  const words = whole.split(' ');
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length)) * LETTER;
  const best = breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? [whole];
  // What lies face down is marked by a question mark where its words are too long.
  const note = name.note.startsWith('face down') ? '?' : name.note.slice(0, 3);
  const noted = [[name.base, name.number].filter(Boolean).join(' '), `(${note})`];
  const room = Math.floor(width / LETTER / NARROWEST);
  const alone = Math.floor(width / LETTER / NARROW);
  const lines = name.note ? noted : best;
  const cut = lines.map((line) => shortened(line, lines.length === 1 ? alone : room));
  // Of a word of which next to nothing is left, nobody misses the rest.
  const apart = [name.base, name.number].map((line) => shortened(line, room)).filter(Boolean);
  const cuts = room < FEWEST ? [] : cut.some((line) => /^..?\./.test(line)) ? [apart] : [cut];
  for (const tried of [[whole], best, ...(name.note ? [noted] : []), ...cuts]) {
    const squeeze = width / Math.max(width, longest(tried));
    if (squeeze >= (tried.length === 1 ? NARROW : NARROWEST)) return { lines: tried, squeeze };
  }
  const initials = name.base.split(' ').map((word) => word.slice(0, 1)).join(''); // prettier-ignore
  const short = [`${initials || name.base}${name.number}`, name.note && `(${note})`].filter(Boolean);
  return { lines: short, squeeze: width / Math.max(width, longest(short)) };
}

/** A line with no more letters than there is room for: "Gypsophila 1" as "Gyps. 1". */
function shortened(line: string, room: number): string {
  if (line.length <= room) return line;
  const [, text = line, number = ''] = /^(.*?)( [\d+×]+)?$/.exec(line) ?? [];
  return `${text.slice(0, Math.max(1, room - number.length - 1)).trimEnd()}.${number}`;
}

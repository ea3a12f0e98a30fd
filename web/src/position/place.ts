/** Where in the line of a position something is wrong, as the server says it. */

export interface Place {
  /** Counted from 1. */
  readonly at: number;
  readonly before: string;
  /** The word that is wrong, or an empty place at the end. */
  readonly wrong: string;
  readonly after: string;
}

/** The place that a problem names, "position, character 51: …"; null if it names none. */
export function placeIn(message: string, line: string): Place | null {
  const found = /\bcharacter (\d+)/.exec(message);
  if (!found) return null;
  const at = Number(found[1]);
  const from = Math.min(at - 1, line.length);
  const word = /^[^\s,[\]=]*/.exec(line.slice(from))?.[0] ?? '';
  const wrong = word || line.slice(from, from + 1) || '…';
  return { at, before: line.slice(0, from), wrong, after: line.slice(from + wrong.length) };
}

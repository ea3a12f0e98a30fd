/** Card texts in pieces: the words that say when a line counts are set apart, and each line stands alone. */

export interface TextPiece {
  readonly text: string;
  /** Whether it names the moment, such as "Before" or "Hit". */
  readonly moment: boolean;
}

/** The words that a moment begins with; "Name a card:" or "2 Force:" are none. */
const BEGINNINGS =
  'Before|After|Hit|Now|Cleanup|Critical|Action|Reshuffle action|Overdrive|Set|Reveal|' +
  '(?:On|When|While|During|Once|Each|Start of|End of) [a-z ]+?';

/** A moment stands at the beginning of a line, of a sentence, of a quotation or after another moment. */
const MOMENT = new RegExp(`(?<=^|[.:,] |")(?:${BEGINNINGS}):`, 'g');

/** The lines of a text, each in pieces. */
export function textLines(text: string): TextPiece[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(pieces);
}

function pieces(line: string): TextPiece[] {
  const found: TextPiece[] = [];
  let done = 0;
  for (const match of line.matchAll(MOMENT)) {
    if (match.index > done) found.push({ text: line.slice(done, match.index), moment: false });
    found.push({ text: match[0], moment: true });
    done = match.index + match[0].length;
  }
  if (done < line.length) found.push({ text: line.slice(done), moment: false });
  return found;
}

/**
 * Acts that a player prepares on the opponent's turn.
 *
 * They are drafts of this browser: shaped like options, so that the same controls show them, but with numbers below
 * zero, which no option has. Whether an act is possible is said by the server's options when the turn comes.
 */

import { t } from '../lib/texts';
import type { Choice, Decision, ExceedPicture } from '../protocol/types';
import { fitsOn, movedTo, rangeBetween } from './bodies';
import type { DeckBook } from './deckbook';
import { playerOf } from './sides';
import { VERBS, type VerbEntry } from './verbs';

/** What an act relies on. */
export type Fact = 'seat' | 'hand' | 'gauge' | 'deck' | 'discard' | 'spaces';

/** What each act that can be prepared relies on, beside the seat. */
const RELIES: Readonly<Record<string, readonly Fact[]>> = {
  boost: ['spaces', 'hand', 'gauge'],
  move: ['spaces', 'hand', 'gauge'],
  'change cards': ['hand', 'gauge'],
  prepare: ['deck'],
  exceed: ['gauge'],
  reshuffle: ['discard'],
};

/** A prepared act, and how the board was when it was prepared. */
export interface Draft {
  readonly choice: Choice;
  readonly relied: Readonly<Partial<Record<Fact, string>>>;
}

/** Whether the viewer may prepare an act: the other side decides on its turn, and no strike is on. */
export function mayDraft(picture: ExceedPicture): boolean {
  const { seat, asked } = picture;
  if (seat === null || asked === null || picture.over || picture.turn === 0 || picture.attacks !== null) return false;
  return picture.active !== seat && asked.seat !== seat;
}

function drafted(number: number, verb: string, parts: Partial<Choice>): Choice {
  return {
    number,
    verb,
    text: '',
    card: null,
    zone: null,
    target: null,
    amount: null,
    cost: null,
    outcome: '',
    path: [],
    mover: null,
    reach: [],
    facts: {},
    final: false,
    second: null,
    ...parts,
  };
}

/**
 * The acts that can be prepared, as the buttons of the action bar have them.
 *
 * A strike is none of them, as its attack is hidden; abilities and transformations are named by the server alone.
 */
export function draftEntries(picture: ExceedPicture, book: DeckBook, spaces: number): VerbEntry[] {
  const seat = picture.seat ?? 0;
  const you = playerOf(picture, seat);
  const other = playerOf(picture, 1 - seat);
  let number = 0;
  const draft = (verb: string, parts: Partial<Choice>) => drafted((number -= 1), verb, parts);
  const simple = (spec: { verb: string; key: string }) => [draft(spec.verb, { text: t(`duel.verb.${spec.key}`) })];

  const choices = (spec: { verb: string; key: string }): Choice[] => {
    switch (spec.verb) {
      case 'boost':
        return picture.hand.flatMap(({ card }) => {
          const face = book.find(card);
          if (!face?.boost) return [];
          const text = t('duel.next.boost', { boost: face.boost.name, card: face.name });
          return [draft('boost', { text, card, zone: 'hand' })];
        });
      case 'move':
        return Array.from({ length: spaces }, (_, place) => place + 1)
          .filter((space) => space !== you.space && fitsOn(you, other, space, spaces))
          .map((target) =>
            draft('move', {
              text: t('duel.next.move', { space: target }),
              target,
              path: [you.space, target],
              mover: seat,
              facts: { distance: rangeBetween(movedTo(you, target), other) },
            }),
          );
      case 'exceed':
        return you.exceeded ? [] : simple(spec);
      case 'reshuffle':
        return you.reshuffled ? [] : simple(spec);
      default:
        return spec.verb in RELIES ? simple(spec) : [];
    }
  };
  return VERBS.map((spec) => ({ ...spec, choices: choices(spec), blocked: [] })).filter(
    (entry) => entry.choices.length > 0,
  );
}

/** How the board is, as far as acts may rely on it. */
function facts(picture: ExceedPicture): Record<Fact, string> {
  const you = playerOf(picture, picture.seat ?? 0);
  return {
    seat: String(picture.seat),
    hand: picture.hand.map((entry) => `${entry.card}x${entry.count}`).join(' '),
    gauge: you.gauge.join(' '),
    deck: String(you.deck),
    discard: you.discard.join(' '),
    spaces: picture.players.map((player) => player.space).join(' '),
  };
}

/** Prepare an act on this board. */
export function draftOf(choice: Choice, picture: ExceedPicture): Draft {
  const now = facts(picture);
  const kept = (['seat', ...(RELIES[choice.verb] ?? [])] as const).map((fact) => [fact, now[fact]]);
  return { choice, relied: Object.fromEntries(kept) as Draft['relied'] };
}

/** The first thing that the act relies on and that has changed; null if it can still be meant. */
export function changedFact(draft: Draft, picture: ExceedPicture): Fact | null {
  const now = facts(picture);
  const relied = Object.keys(draft.relied) as Fact[];
  return relied.find((fact) => draft.relied[fact] !== now[fact]) ?? null;
}

/** The option of one's own decision that is the prepared act; null if there is none. */
export function answerTo(choice: Choice, decision: Decision): Choice | null {
  const same = (option: Choice) =>
    option.verb === choice.verb &&
    option.card === choice.card &&
    option.target === choice.target &&
    option.zone === choice.zone;
  return decision.options.find(same) ?? null;
}

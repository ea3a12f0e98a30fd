/** The position in four sentences, for those who do not see it. */

import { t } from '../lib/texts';
import type { ExceedMatch, ExceedOutlook, ExceedPicture, HandCard } from '../protocol/types';
import { DeckBook } from './deckbook';
import { fighterOf, playerOf, sidesOf } from './sides';
import { spanText, tokenName } from './words';

/** Whose turn it is, both fighters, and the range with what is asked. */
export function positionSentences(match: ExceedMatch, picture: ExceedPicture): string[] {
  const book = new DeckBook(match);
  const { left, right } = sidesOf(picture.seat, picture.first, true);
  const player = (seat: number) => {
    const state = playerOf(picture, seat);
    const fighter = fighterOf(match, seat);
    const mine = seat === picture.seat;
    const boosts = [...state.boosts, ...state.transformations].map((card) => book.find(card)?.boost?.name ?? '');
    return t(mine ? 'duel.read.you' : 'duel.read.other', {
      name: fighter.name,
      space: state.space,
      life: state.life,
      gauge: state.gauge.length,
      force: spanText(state.force),
      hand: state.hand.length,
      play: boosts.length > 0 ? boosts.join(', ') : t('duel.read.nothing'),
    });
  };
  const turn =
    picture.turn === 0
      ? t('duel.read.setup')
      : picture.seat === picture.active
        ? t('duel.read.yourTurn', { turn: picture.turn })
        : t('duel.read.theirTurn', { turn: picture.turn, name: match.fighters[picture.active]?.name ?? '' });
  const range = t('duel.read.range', { range: picture.distance });
  const asked = picture.decision?.prompt ?? '';
  return [turn, player(left), player(right), `${range} ${asked}`.trim()];
}

export function readPosition({ match, picture }: { match: ExceedMatch; picture: ExceedPicture }): string {
  return [...positionSentences(match, picture), ...boardSentences(match, picture)].join(' ');
}

/** What lies on the board, and what else of the fighters is not in the sentences of the position. */
export function boardSentences(match: ExceedMatch, picture: ExceedPicture): string[] {
  const { left, right } = sidesOf(picture.seat, picture.first, true);
  return [left, right].flatMap((seat) => {
    const { spaces, counters, tokens } = playerOf(picture, seat);
    const { name: owner } = fighterOf(match, seat);
    return [
      ...(spaces.length > 1 ? [t('duel.read.wide', { name: owner, spaces: spaces.join(', ') })] : []),
      ...(counters > 0 ? [t('duel.read.counters', { name: owner, n: counters })] : []),
      ...Object.entries(tokens).map(([name, space]) => t('duel.read.token', { name: tokenName(name), owner, space })),
    ];
  });
}

/** Which two cards are compared, and what is known of each. */
export function readComparison(
  {
    match,
    focused,
    compared,
    help,
  }: { match: ExceedMatch; focused: HandCard | null; compared: HandCard | null; help: string },
  outlooks: readonly (ExceedOutlook | null)[],
): string {
  return [focused, compared]
    .map((now, which) => readOutlook({ match, focused: now, help }, outlooks[which] ?? null))
    .join(' ');
}

/** What the attack in focus would do, and how many of the opponent's attacks it would hit, if that is known. */
export function readOutlook(
  { match, focused, help }: { match: ExceedMatch; focused: HandCard | null; help: string },
  outlook: ExceedOutlook | null,
): string {
  if (!focused) return '';
  const said = {
    card: new DeckBook(match).find(focused.card)?.name ?? '',
    verdict: focused.verdict.text,
  };
  if (help !== 'full' || outlook?.card !== focused.card) return t('duel.read.verdict', said);
  const { summary, stun, hit, miss } = outlook;
  return t('duel.read.outlook', { ...said, summary, stun, hit, miss });
}

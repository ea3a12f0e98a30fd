/** A game of EXCEED as headings and lines. */

import { spokenCard } from '../cards/spoken';
import { DeckBook } from '../duel/deckbook';
import { boardSentences, positionSentences } from '../duel/readPosition';
import { fighterOf, playerOf, sidesOf } from '../duel/sides';
import { t } from '../lib/texts';
import type { ExceedMatch, ExceedPicture, PlayerPicture } from '../protocol/types';
import { namedCards, type Section } from './sections';

export function duelSections(match: ExceedMatch, picture: ExceedPicture, verdicts: boolean): Section[] {
  const book = new DeckBook(match);
  const { left, right } = sidesOf(picture.seat, picture.first, true);
  const seats = [left, right];
  const found: Section[] = [
    {
      id: 'position',
      title: t('text.position'),
      lines: [...positionSentences(match, picture), ...boardSentences(match, picture)],
    },
    { id: 'strike', title: t('text.strike'), lines: seats.flatMap((seat) => attack(match, picture, book, seat)) },
    { id: 'hand', title: t('text.hand'), lines: hand(picture, book, verdicts) },
    { id: 'play', title: t('text.play'), lines: seats.flatMap((seat) => inPlay(match, picture, book, seat)) },
    { id: 'piles', title: t('text.piles'), lines: seats.flatMap((seat) => piles(match, picture, book, seat)) },
  ];
  return found.filter((section) => section.lines.length > 0);
}

const nameIn = (book: DeckBook) => (card: number) => book.find(card)?.name ?? t('text.hidden');

function attack(match: ExceedMatch, picture: ExceedPicture, book: DeckBook, seat: number): string[] {
  const half = picture.attacks?.[seat];
  if (!half) return [];
  const fighter = fighterOf(match, seat);
  const card = book.find(half.card);
  const set = t(`duel.strike.set_${half.set.replaceAll(' ', '_')}`);
  const said = [`${fighter.name}: ${set}.`];
  if (card) said.push(spokenCard(card, null, false));
  if (card && half.face_up && half.power !== null)
    said.push(
      t('text.numbers', {
        power: half.power,
        speed: half.speed ?? 0,
        armor: half.armor ?? 0,
        guard: half.guard ?? 0,
        range: half.least === null ? t('text.none') : `${half.least} - ${half.greatest ?? half.least}`,
      }),
    );
  for (const state of ['critical', 'hit', 'stunned'] as const)
    if (half[state]) said.push(`${t(`duel.strike.${state}`)}.`);
  return [said.join(' ')];
}

function hand(picture: ExceedPicture, book: DeckBook, verdicts: boolean): string[] {
  if (picture.seat === null) return [];
  const lines = picture.hand.flatMap((now) => {
    const card = book.find(now.card);
    return card ? [spokenCard(card, now, verdicts)] : [];
  });
  return lines.length > 0 ? lines : [t('duel.hand.none')];
}

function inPlay(match: ExceedMatch, picture: ExceedPicture, book: DeckBook, seat: number): string[] {
  const fighter = fighterOf(match, seat);
  const player = playerOf(picture, seat);
  const ability = player.exceeded ? fighter.exceeded_ability : fighter.ability;
  const side = player.exceeded ? t('text.exceeded') : price(player);
  const lines = [`${fighter.name}: ${[ability.replaceAll('\n', ' '), side].filter(Boolean).join(' ')}`];
  for (const kind of ['boosts', 'transformations', 'playing'] as const)
    for (const number of player[kind]) {
      const card = book.find(number);
      const boost = card?.boost;
      lines.push(
        t('text.in_play', {
          owner: fighter.name,
          kind: t(`duel.zone.${kind}`),
          name: boost?.name ?? card?.name ?? t('text.hidden'),
          text: (boost?.text ?? '').replaceAll('\n', ' '),
        }),
      );
    }
  return lines;
}

function price(player: PlayerPicture): string {
  if (player.exceed_price === null) return '';
  const why = player.exceed_reason ? ` (${player.exceed_reason})` : '';
  return `${t('duel.play.exceedCosts', { price: player.exceed_price })}${why}.`;
}

function piles(match: ExceedMatch, picture: ExceedPicture, book: DeckBook, seat: number): string[] {
  const player = playerOf(picture, seat);
  const owner = fighterOf(match, seat).name;
  const line = (zone: string, cards: readonly number[]): string =>
    t('text.pile', { owner, zone, n: cards.length, cards: namedCards(cards, nameIn(book)) || t('text.none') });
  const lines = [
    line(t('duel.zone.gauge'), player.gauge),
    line(t('duel.zone.discard'), player.discard),
    ...(['face_down', 'sealed', 'overdrive', 'aside'] as const)
      .filter((zone) => player[zone].length > 0)
      .map((zone) => line(t(`duel.zone.${zone}`), player[zone])),
    ...Object.entries(player.areas).map(([name, cards]) => line(name, cards)),
  ];
  if (seat !== picture.seat) lines.push(line(t('duel.zone.hand'), player.hand));
  lines.push(line(t('text.unseen', { deck: player.deck }), player.unseen));
  return lines;
}

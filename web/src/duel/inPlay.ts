/** What lies in play of a player, in groups, each card with its effect in words. */

import type { IconName } from '../components/icons';
import { t } from '../lib/texts';
import type { PlayerPicture } from '../protocol/types';
import { counted, type DeckBook } from './deckbook';

export interface PlayItem {
  readonly key: string;
  readonly card: number;
  readonly name: string;
  readonly text: string;
  /** Where it comes from and what it is. */
  readonly note: string;
  readonly icon: IconName;
  readonly tone: 'bright' | 'dark';
}

export interface PlayGroup {
  readonly key: string;
  /** "" for boosts and transformations, which need no heading. */
  readonly title: string;
  readonly items: readonly PlayItem[];
  /** How many cards of the group are hidden. */
  readonly hidden: number;
}

/** The groups that are not empty, boosts first. */
export function playGroups(player: PlayerPicture, book: DeckBook): PlayGroup[] {
  const boosts = (cards: readonly number[], playing: boolean): PlayItem[] =>
    counted(cards).flatMap(({ card: number, count }) => {
      const stay = playing ? 0 : Math.min(count, player.sustained.filter((one) => one === number).length);
      return [
        ...boost(number, stay, playing, true), ...boost(number, count - stay, playing, false),
      ]; // prettier-ignore
    });

  /** Equal boosts, of which all are sustained or none is. */
  const boost = (number: number, count: number, playing: boolean, sustained: boolean): PlayItem[] => {
    const card = book.find(number);
    if (!card || count === 0) return [];
    const name = card.boost?.name ?? card.name;
    const notes = [
      t(playing ? 'duel.play.playing' : 'duel.play.boost', { card: card.name }),
      ...(sustained ? [t('duel.play.sustained')] : []),
    ];
    return [
      {
        key: `${playing ? 'playing' : sustained ? 'sustained' : 'boost'} ${number}`,
        card: number,
        name: count > 1 ? `${name} ×${count}` : name,
        text: card.boost?.text ?? card.text,
        note: notes.join(', '),
        icon: card.boost?.kind === 'instant' ? 'instant' : 'continuous',
        tone: 'bright',
      },
    ];
  };

  const transformations = player.transformations.flatMap((number, place): PlayItem[] => {
    const card = book.find(number);
    if (!card) return [];
    return [
      {
        key: `transformation ${number} ${place}`,
        card: number,
        name: card.boost?.name ?? card.name,
        text: card.boost?.text ?? card.text,
        note: t('duel.play.transformation', { card: card.name }),
        icon: 'transformation',
        tone: 'dark',
      },
    ];
  });

  const area = (key: string, title: string, cards: readonly number[]): PlayGroup => ({
    key,
    title,
    hidden: cards.filter((card) => card < 0).length,
    items: counted(cards.filter((card) => card >= 0)).flatMap(({ card: number, count }): PlayItem[] => {
      const card = book.find(number);
      if (!card) return [];
      const name = count > 1 ? `${card.name} ×${count}` : card.name;
      return [{ key: `${key} ${number}`, card: number, name, text: '', note: '', icon: 'deck', tone: 'dark' }];
    }),
  });

  const groups: PlayGroup[] = [
    {
      key: 'boosts',
      title: '',
      hidden: 0,
      items: [...boosts(player.playing, true), ...boosts(player.boosts, false), ...transformations],
    },
    {
      key: 'counters',
      title: player.counters > 0 ? t('duel.play.counters', { n: player.counters }) : '',
      hidden: 0,
      items: [],
    },
    area('face down', t('duel.zone.face_down'), player.face_down),
    area('sealed', t('duel.zone.sealed'), player.sealed),
    area('overdrive', t('duel.zone.overdrive'), player.overdrive),
    area('aside', t('duel.zone.aside'), player.aside),
    ...Object.entries(player.areas).map(([name, cards]) => area(`area ${name}`, name, cards)),
  ];
  return groups.filter(
    (group) => group.items.length > 0 || group.hidden > 0 || (group.key === 'counters' && group.title),
  );
}

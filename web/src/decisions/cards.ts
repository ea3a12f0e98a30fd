/** Names and piles by the numbers of a match, for both games. */

import type {
  ExceedCard,
  ExceedMatch,
  ExceedPicture,
  HackcladMatch,
  HackcladPicture,
  PlayerPicture,
  SkillFace,
  WitchPicture,
} from '../protocol/types';

export type AnyMatch = ExceedMatch | HackcladMatch;
export type AnyPicture = ExceedPicture | HackcladPicture;

export function exceedCard(match: AnyMatch, number: number): ExceedCard | undefined {
  if (match.game !== 'exceed') return undefined;
  for (const fighter of match.fighters) {
    const card = fighter.cards.find((one) => one.number === number);
    if (card) return card;
  }
  return undefined;
}

export function skillCard(match: AnyMatch, number: number): SkillFace | undefined {
  if (match.game !== 'hackclad') return undefined;
  for (const witch of match.witches) {
    const card = witch.cards.find((one) => one.number === number);
    if (card) return card;
  }
  return undefined;
}

/** The name of a card; "" for one that the viewer may not see. */
export function cardName(match: AnyMatch, number: number): string {
  return exceedCard(match, number)?.name ?? skillCard(match, number)?.name ?? '';
}

/** What a card does, in a line. */
export function cardText(match: AnyMatch, number: number): string {
  return exceedCard(match, number)?.text ?? skillCard(match, number)?.text ?? '';
}

/** Whose piles a decision of the viewer is about. */
function holder(picture: AnyPicture): PlayerPicture | WitchPicture | undefined {
  if (picture.game === 'exceed') return picture.seat === null ? undefined : picture.players[picture.seat];
  return picture.asked_witch === null ? undefined : picture.witches[picture.asked_witch];
}

/** The cards of a pile of the viewer's, by the name of its zone. */
export function pile(picture: AnyPicture, zone: string): readonly number[] {
  const from = holder(picture);
  const cards: unknown = from && zone in from ? from[zone as keyof typeof from] : undefined;
  return Array.isArray(cards) ? cards.filter((card): card is number => typeof card === 'number') : [];
}

export function copiesIn(picture: AnyPicture): (card: number, zone: string) => number {
  return (card, zone) => pile(picture, zone).filter((other) => other === card).length;
}

/** The cards of the hand in its order, each once: the digits 1 to 9 mean them. */
export function handOrder(picture: AnyPicture): number[] {
  const shown = picture.hand.map((entry) => entry.card);
  return [...new Set([...shown, ...pile(picture, 'hand')])].filter((card) => card >= 0);
}

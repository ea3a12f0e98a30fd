/** What the table reads from a picture: whose Witches, which hand, which threat comes next. */

import type { HackcladMatch, HackcladPicture, ThreatPicture } from '../protocol/types';

/** The Witches of the viewer's seat; none for a spectator. */
export function ownWitches(match: HackcladMatch | null, picture: HackcladPicture | null): ReadonlySet<number> {
  const seat = picture?.seat;
  if (seat === null || seat === undefined) return new Set();
  return new Set(match?.witches.filter((one) => one.seat === seat).map((one) => one.witch));
}

/** The Witch whose board is shown: the one asked for, else the one that is asked or acts if it is the viewer's, else the first. */
export function shownWitch(picture: HackcladPicture | null, mine: ReadonlySet<number>, watched: number | null): number {
  if (!picture) return 0;
  const all = mine.size ? mine : new Set(picture.witches.map((one) => one.witch));
  for (const witch of [watched, picture.asked_witch, picture.acting])
    if (witch !== null && all.has(witch)) return witch;
  return [...all][0] ?? 0;
}

export interface Held {
  /** The card's number, -1 for a card that lies face down. */
  card: number;
  count: number;
}

/** A hand as kinds with their counts, in the order of the hand. */
export function heldCards(hand: readonly number[]): Held[] {
  const counts = new Map<number, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** The slot of the Clad turn that comes next; null if none comes. */
export const nextThreat = (threats: readonly ThreatPicture[]): number | null => threats[0]?.slot ?? null;

/** The place in the draft of the next round of who takes a turn slot: the last turn drafts first. */
export const draftRank = (slot: number): number => 4 - slot;

export interface TeamSum {
  team: number;
  shards: number;
  score: number;
  /** Whether there may be more. */
  open: boolean;
  mine: boolean;
}

/** What the teams have together; none where every Witch plays for herself. */
export function teamSums(match: HackcladMatch, picture: HackcladPicture): TeamSum[] {
  if (match.mode !== 'team') return [];
  const sums = new Map<number, TeamSum>();
  for (const { witch, shards, score, score_open } of picture.witches) {
    const printed = match.witches[witch];
    if (!printed) continue;
    const sum = sums.get(printed.team) ?? { team: printed.team, shards: 0, score: 0, open: false, mine: false };
    sum.shards += shards;
    sum.score += score;
    sum.open ||= score_open;
    sum.mine ||= printed.seat === picture.seat;
    sums.set(printed.team, sum);
  }
  return [...sums.values()].sort((one, other) => one.team - other.team);
}

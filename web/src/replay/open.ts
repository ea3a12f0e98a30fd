/** All hands open: one seat's picture, completed by what the other seats know of themselves. */

import type { ExceedMatch, ExceedPicture, Frame, HackcladMatch, HackcladPicture } from '../protocol/types';

type AnyPicture = ExceedPicture | HackcladPicture;

/**
 * The picture of a moment as a board shows it, with nothing to be chosen.
 *
 * @param frame the moment; with all hands open it holds the picture of every seat
 * @param match the game's match, which says whose Witch is whose
 * @param front the seat in front when all hands are open
 */
export function shownPicture(frame: Frame, match: ExceedMatch | HackcladMatch, front: number): AnyPicture {
  const { others } = frame;
  // The hand on HacKClaD's board is that of the Witch who acts.
  const wanted = match.game === 'hackclad' ? (frame.picture.asked?.seat ?? front) : front;
  const own = others.find((picture) => picture.seat === wanted) ?? others[0] ?? frame.picture;
  const opened =
    own.game === 'exceed' ? openDuel(own, others) : match.game === 'hackclad' ? openField(own, others, match) : own;
  return { ...opened, decision: null };
}

function openDuel(own: ExceedPicture, all: readonly AnyPicture[]): ExceedPicture {
  const of = (seat: number): ExceedPicture => {
    const found = all.find((picture) => picture.seat === seat);
    return found?.game === 'exceed' ? found : own;
  };
  return {
    ...own,
    players: own.players.map((player, place) => of(player.seat).players[place] ?? player),
    attacks: own.attacks?.map((attack, seat) => of(seat).attacks?.[seat] ?? attack) ?? null,
  };
}

function openField(own: HackcladPicture, all: readonly AnyPicture[], match: HackcladMatch): HackcladPicture {
  const witches = own.witches.map((witch, place) => {
    const owner = match.witches.find((one) => one.witch === witch.witch)?.seat;
    const found = all.find((picture) => picture.seat === owner);
    return found?.game === 'hackclad' ? (found.witches[place] ?? witch) : witch;
  });
  return { ...own, witches };
}

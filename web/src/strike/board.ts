/** How the board stood at a moment of a strike, as far as the events say it. */

import type { AttackPicture, ExceedCard, ExceedPicture, Happening, PlayerPicture } from '../protocol/types';
import { movedTo, rangeBetween } from '../duel/bodies';
import { lyingAt } from './lying';
import type { Strike } from './steps';

/** Kinds of events that say the life that is left. */
const LIFE: ReadonlySet<string> = new Set(['damage', 'life', 'life spent', 'life set']);

/**
 * The picture as it was after an event.
 *
 * @param picture how it stands now
 * @param events all events that are known
 * @param strike the strike that is looked at
 * @param until the place of the last event that has happened
 * @param find the card of a number
 */
export function boardAt(
  picture: ExceedPicture,
  events: readonly Happening[],
  strike: Strike,
  until: number,
  find: (card: number) => ExceedCard | undefined,
): ExceedPicture {
  const spaces = picture.players.map((player) => spaceAt(player, events, until));
  const players = picture.players.map((player, seat): PlayerPicture => {
    const space = spaces[seat] ?? player.space;
    const other = spaces[1 - seat] ?? player.space;
    return {
      ...movedTo(bodyAt(player, events, until), space),
      facing: other === space ? player.facing : other > space ? 1 : -1,
      exceeded: exceededAt(player, events, until),
      life: lifeAt(player, events, until),
      ...lyingAt(player, events, until, picture.seat),
    };
  });
  const [first, second] = players;
  const distance = first && second ? rangeBetween(first, second) : picture.distance;
  const [one, other] = [0, 1].map((seat) => attackAt(picture, strike, seat, until, find));
  return {
    ...picture,
    players,
    distance,
    turn: strike.turn || picture.turn,
    attacker: strike.attacker,
    attacks: one && other ? [one, other] : picture.attacks,
  };
}

/** Where a fighter stood after an event. */
export function spaceAt(player: PlayerPicture, events: readonly Happening[], until: number): number {
  const moves = events.filter((event) => event.kind === 'move' && event.seat === player.seat);
  const later = moves.find((event) => event.at > until);
  return later ? Number(later.facts['from']) : player.space;
}

/** The fighter as wide as it was. */
function bodyAt(player: PlayerPicture, events: readonly Happening[], until: number): PlayerPicture {
  const later = events.some((event) => event.kind === 'wide' && event.seat === player.seat && event.at > until);
  return later ? { ...player, spaces: [player.space] } : player;
}

function exceededAt(player: PlayerPicture, events: readonly Happening[], until: number): boolean {
  const turns = events.filter((event) => event.seat === player.seat && ['exceed', 'revert'].includes(event.kind));
  const later = turns.find((event) => event.at > until);
  return later ? later.kind === 'revert' : player.exceeded;
}

function lifeAt(player: PlayerPicture, events: readonly Happening[], until: number): number {
  const changes = events.filter((event) => LIFE.has(event.kind) && event.seat === player.seat);
  const later = changes.find((event) => event.at > until);
  if (!later) return player.life;
  const before = changes.findLast((event) => event.at <= until);
  if (before) return Number(before.facts['life']);
  // The first change of all: it says what it added or took.
  const amount = Number(later.facts['amount'] ?? 0);
  return Number(later.facts['life']) + (later.kind === 'life' ? -amount : amount);
}

/** One half of the strike at a moment: its card, whether it hit, and the numbers that were said by then. */
function attackAt(
  picture: ExceedPicture,
  strike: Strike,
  seat: number,
  until: number,
  find: (card: number) => ExceedCard | undefined,
): AttackPicture {
  const past = strike.events.filter((event) => event.at <= until);
  const own = (kind: string) => past.findLast((event) => event.kind === kind && event.seat === seat);
  const reveal = own('reveal');
  const live = picture.attacks?.[seat];
  // The numbers of a strike that goes on are the server's own.
  if (live && !strike.over && until >= (strike.events.at(-1)?.at ?? 0)) return live;
  // An extra attack has the place of the one that was set, until the clean-up.
  const extra = past.some((event) => event.step === 'cleanup') ? undefined : own('attack');
  const card = (extra ?? reveal)?.cards[0] ?? -1;
  const printed = find(card);
  const range = own('range');
  const hurt = past.findLast((event) => event.kind === 'damage' && event.seat === 1 - seat && event.terms.length > 0);
  const stun = own('stun') ?? own('not stunned');
  const number = (value: number | string | null | undefined) => (typeof value === 'number' ? value : null);
  return {
    set: own('wild swing') ? 'wild swing' : own('set')?.facts['ex'] === 1 ? 'two cards' : 'one card',
    card,
    face_up: reveal !== undefined,
    critical: own('critical') !== undefined,
    hit: range?.facts['hit'] === 1,
    stunned: own('stun') !== undefined && own('stun')?.facts['immune'] !== 1,
    damage_taken: past
      .filter((event) => event.kind === 'damage' && event.seat === seat)
      .reduce((sum, event) => sum + Number(event.facts['amount']), 0),
    power: hurt ? Number(hurt.facts['amount']) + Number(hurt.facts['prevented']) : number(printed?.power),
    speed: number(own('speed')?.facts['speed'] ?? printed?.speed),
    armor: number(printed?.armor),
    guard: number(stun?.facts['guard'] ?? printed?.guard),
    least: bound(range?.facts['least']) ?? number(printed?.least),
    greatest: bound(range?.facts['greatest']) ?? number(printed?.greatest),
  };
}

/** A range that does not exist is told as less than nothing. */
function bound(value: number | string | undefined): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}

/** How the board stood at a moment of a strike, as far as the events say it. */

import type { AttackPicture, ExceedCard, ExceedPicture, Happening, PlayerPicture } from '../protocol/types';
import { movedTo, rangeBetween } from '../duel/bodies';
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
      ...movedTo(player, space),
      facing: other === space ? player.facing : other > space ? 1 : -1,
      life: lifeAt(player, events, until),
      tokens: tokensAt(player, events, until),
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

/** A token's name without the side that lies up, as events tell it: "Nirvana (disabled)" is "Nirvana". */
const withoutSide = (name: string): string => name.replace(/ \([^)]*\)$/, '');

function tokensAt(player: PlayerPicture, events: readonly Happening[], until: number): Record<string, number> {
  const told = events.filter((event) => event.seat === player.seat && event.facts['token'] !== undefined);
  const changed = new Set(told.filter((event) => event.at > until).map((event) => String(event.facts['token'])));
  const now = Object.entries(player.tokens);
  const tokens = now.filter(([name]) => !changed.has(withoutSide(name)));
  for (const name of changed) {
    const own = told.filter((event) => event.facts['token'] === name);
    const places = own.filter((event) => event.kind === 'token');
    const before = places.findLast((event) => event.at <= until);
    const current = now.find(([full]) => withoutSide(full) === name);
    const space = places.some((event) => event.at > until) ? Number(before?.facts['space'] ?? 0) : (current?.[1] ?? 0);
    const side = sideAt(own, until) ?? current?.[0].slice(name.length + 2, -1);
    if (space > 0) tokens.push([side ? `${name} (${side})` : name, space]);
  }
  return Object.fromEntries(tokens);
}

/** The side of a token that lay up, "" if that is not known; null if it was never turned. A token has two sides. */
function sideAt(own: readonly Happening[], until: number): string | null {
  const turns = own.filter((event) => event.kind === 'token turned');
  const side = (event: Happening | undefined): string => String(event?.facts['side'] ?? '');
  const before = turns.findLast((event) => event.at <= until);
  if (before) return side(before);
  const next = turns.find((event) => event.at > until);
  return next ? side(turns.find((event) => side(event) !== side(next))) : null;
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
  const card = reveal?.cards[0] ?? -1;
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

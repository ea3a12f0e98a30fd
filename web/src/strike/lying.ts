/** What lay on the board at a moment: tokens with their sides, cards on spaces or under boosts, and counters. */

import type { Happening, PlayerPicture } from '../protocol/types';

type Lying = Pick<PlayerPicture, 'tokens' | 'areas' | 'counters'>;

/** A card that lies on a space or under a boost, in the area of this name. */
interface LaidCard {
  readonly card: number;
  readonly area: string;
  /** What a card on a space is there, such as "Lightning Rod"; "" under a boost. */
  readonly as: string;
  readonly space: number;
}

/** A token's name without what its picture adds: "Nirvana (disabled)" is "Nirvana". */
const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/**
 * What of a player lay there after an event.
 *
 * @param player how it is now
 * @param events all events that are known
 * @param until the place of the last event that has happened
 * @param viewer the seat of the one who looks
 */
export function lyingAt(
  player: PlayerPicture,
  events: readonly Happening[],
  until: number,
  viewer: number | null,
): Lying {
  const own = events.filter((event) => event.seat === player.seat);
  const cards = laidCards(own, until);
  return {
    tokens: tokensAt(player, own, until, cards, viewer === player.seat),
    areas: areasAt(player, own, cards),
    counters: countersAt(player, own, until),
  };
}

function countersAt(player: PlayerPicture, own: readonly Happening[], until: number): number {
  const told = own.filter((event) => event.kind === 'counters');
  if (!told.some((event) => event.at > until)) return player.counters;
  return Number(told.findLast((event) => event.at <= until)?.facts['count'] ?? 0);
}

/** The area in which a laid card lies, as pictures name it; "" for other events. */
function areaOf({ kind, facts }: Happening): string {
  if (kind === 'card laid') return `${facts['as']} on ${facts['space']}`;
  return kind === 'card laid under' ? `Under ${facts['boost']}` : '';
}

/** The cards that lay on spaces and under boosts, in the order in which they came there. */
function laidCards(own: readonly Happening[], until: number): LaidCard[] {
  const lying: LaidCard[] = [];
  for (const event of own) {
    if (event.at > until) break;
    const { facts } = event;
    const area = areaOf(event);
    const card = event.cards[0] ?? -1;
    if (area) {
      const laid = event.kind === 'card laid';
      lying.push({ card, area, as: laid ? String(facts['as']) : '', space: Number(facts['space'] ?? 0) });
    } else if (event.kind === 'card moved') {
      // Cards under a boost leave by its name alone.
      const from = lying.findIndex(
        (one) => one.card === card && [one.area, one.area.replace(/^Under /, '')].includes(String(facts['from'])),
      );
      if (from >= 0) lying.splice(from, 1);
    }
  }
  return lying;
}

function areasAt(
  player: PlayerPicture,
  own: readonly Happening[],
  cards: readonly LaidCard[],
): Readonly<Record<string, number[]>> {
  const laid = new Set(own.map(areaOf));
  const areas = Object.fromEntries(Object.entries(player.areas).filter(([name]) => !laid.has(name)));
  for (const { area, card } of cards) areas[area] = [...(areas[area] ?? []), card];
  return areas;
}

function tokensAt(
  player: PlayerPicture,
  own: readonly Happening[],
  until: number,
  cards: readonly LaidCard[],
  mine: boolean,
): Record<string, number> {
  const laidAs = new Set(own.filter((event) => event.kind === 'card laid').map((event) => String(event.facts['as'])));
  const later = own.some((event) => event.kind === 'token face down' && event.at > until);
  const now = Object.entries(player.tokens).filter(
    // Those that lie face down now came after the moment.
    ([name]) => !laidAs.has(name.replace(/ \d+$/, '')) && !(later && name.includes('(face down')),
  );
  const told = own.filter((event) => event.facts['token'] !== undefined);
  const laid = cards.filter((one) => one.as !== '');
  return Object.fromEntries([
    ...(faceDownAt(told, until, mine) ?? faceUpAt(now, told, until)),
    ...laid.map(({ as, space }, place): [string, number] => [`${as} ${place + 1}`, space]),
  ]);
}

/** The tokens whose names everybody saw. */
function faceUpAt(
  now: readonly (readonly [string, number])[],
  told: readonly Happening[],
  until: number,
): (readonly [string, number])[] {
  const changed = new Set(told.filter((event) => event.at > until).map((event) => String(event.facts['token'])));
  const tokens = now.filter(([name]) => !changed.has(bare(name)));
  for (const name of changed) {
    const of = told.filter((event) => event.facts['token'] === name);
    const places = of.filter((event) => event.kind === 'token');
    const before = places.findLast((event) => event.at <= until);
    const current = now.find(([full]) => bare(full) === name);
    const space = places.some((event) => event.at > until) ? Number(before?.facts['space'] ?? 0) : (current?.[1] ?? 0);
    const side = sideAt(of, until) ?? current?.[0].slice(name.length + 2, -1);
    if (space > 0) tokens.push([side ? `${name} (${side})` : name, space]);
  }
  return tokens;
}

/** The side of a token that lay up; undefined if it was never turned. */
function sideAt(own: readonly Happening[], until: number): string | undefined {
  const turns = own.filter((event) => event.kind === 'token turned');
  const before = turns.findLast((event) => event.at <= until);
  const side = before ? before.facts['side'] : turns[0]?.facts['before'];
  return side === undefined ? undefined : String(side);
}

/**
 * The tokens that looked alike until they were turned up, null if none did or still do.
 *
 * @param mine whether the viewer laid them, and so knows by now which was which
 */
function faceDownAt(told: readonly Happening[], until: number, mine: boolean): [string, number][] | null {
  const ups = told.filter((event) => event.kind === 'token');
  const since = ups.findLast((event) => event.at <= until)?.at ?? -1;
  const later = ups.filter((event) => event.at > until);
  const downs = told.filter((event) => event.kind === 'token face down' && event.at > since && event.at <= until);
  if (downs.length === 0 || later.length === 0) return null;
  const spaces = downs.map((event) => Number(event.facts['space'])).toSorted((one, other) => other - one);
  if (!mine) return spaces.map((space, place) => [`${downs[0]?.facts['token']} (face down ${place + 1})`, space]);
  const turned = later.slice(0, spaces.length);
  return turned.map((event) => [`${event.facts['token']} (face down)`, Number(event.facts['space'])]);
}

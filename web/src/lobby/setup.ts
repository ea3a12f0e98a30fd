/** What is set up in the lobby, and the table that it becomes. */

import type { ClockSettings, NewSeat, NewTable } from '../protocol/types';
import type { GameName } from '../lib/api';

export type Kind = NewSeat['kind'];
/** "pairs" is a team match of two players with two Witches each. */
export type Mode = 'base' | 'solo' | 'team' | 'pairs';
export type Missions = 'draft' | 'recommended' | 'random';
export type Help = 'full' | 'verdicts' | 'none';

export interface Seat {
  kind: Kind;
  /** One, two Witches of a team, or none: whoever sits there chooses, or chance. */
  characters: string[];
  bot: string;
  /** What a second player at the same screen is called. */
  name: string;
}

export interface Options {
  public: boolean;
  /** The id of one of `CLOCKS`. */
  clock: string;
  help: Help;
  oneTap: boolean;
  /** Seconds. */
  delay: number;
  first: number | null;
}

export interface Setup {
  game: GameName;
  duel: Seat[];
  field: Seat[];
  mode: Mode;
  missions: Missions;
  expert: boolean;
  options: Options;
}

const DAY = 24 * 3600;

/** The clocks on offer, by id. */
export const CLOCKS: Readonly<Record<string, ClockSettings | null>> = {
  none: null,
  '5+5': { kind: 'game', seconds: 300, increment: 5 },
  '10+10': { kind: 'game', seconds: 600, increment: 10 },
  '30+30': { kind: 'game', seconds: 1800, increment: 30 },
  '1d': { kind: 'move', seconds: DAY },
  '3d': { kind: 'move', seconds: 3 * DAY },
};

const seat = (kind: Kind, ...characters: string[]): Seat => ({ kind, characters, bot: 'steady', name: '' });

/** What a first visitor finds: one press and a game begins. */
export function firstSetup(): Setup {
  return {
    game: 'exceed',
    duel: [seat('me', 'geoffrey'), seat('bot', 'ryu')],
    field: [seat('me', 'rosette'), seat('bot', 'luna')],
    mode: 'base',
    missions: 'draft',
    expert: false,
    options: { public: false, clock: 'none', help: 'full', oneTap: false, delay: 0, first: null },
  };
}

/** How many seats a mode may have, the least and the most. */
export const SEATS: Readonly<Record<Mode, readonly [number, number]>> = {
  base: [2, 4],
  solo: [1, 1],
  team: [4, 4],
  pairs: [2, 2],
};

/** How many Witches sit in a seat. */
export const witchesOf = (mode: Mode): number => (mode === 'pairs' ? 2 : 1);

/** The seats of the field as a mode needs them: too many go, missing ones are bots, with Witches nobody has yet. */
export function fitted(seats: readonly Seat[], mode: Mode, witches: readonly string[]): Seat[] {
  const [least, most] = SEATS[mode];
  const each = witchesOf(mode);
  const kept = seats.slice(0, most).map((one) => ({ ...one, characters: one.characters.slice(0, each) }));
  while (kept.length < least) kept.push(seat('bot'));
  const taken = new Set(kept.flatMap((one) => one.characters));
  for (const one of kept) {
    const free = witches.filter((witch) => !taken.has(witch)).slice(0, each - one.characters.length);
    one.characters.push(...free);
    free.forEach((witch) => taken.add(witch));
  }
  return kept;
}

/** Give a character to a place of a seat. Where nobody shares one, whoever had it takes the old one of that place. */
export function given(seats: readonly Seat[], index: number, character: string, shared: boolean, place = 0): Seat[] {
  const before = seats[index]?.characters[place];
  const put = (characters: readonly string[], where: number, id: string | undefined): string[] =>
    characters.map((other, i) => (i === where ? (id ?? '') : other)).filter(Boolean);
  const swapped = seats.map((one) => {
    const where = shared || !character ? -1 : one.characters.indexOf(character);
    return where < 0 ? one : { ...one, characters: put(one.characters, where, before) };
  });
  return swapped.map((one, i) => {
    if (i !== index) return one;
    const characters = [...one.characters];
    characters[place] = character;
    return { ...one, characters: characters.filter(Boolean) };
  });
}

/** The seats of the game that is set up. */
export function seatsOf(setup: Setup): Seat[] {
  return setup.game === 'exceed' ? setup.duel : setup.field;
}

/** The seats with the first bot's place (for an open table, that of every bot) given to somebody of another kind. */
function taken(seats: readonly Seat[], kind: Kind): Seat[] {
  const first = seats.findIndex((one) => one.kind === 'bot');
  return seats.map((one, i) => (one.kind === 'bot' && (kind === 'open' || i === first) ? { ...one, kind } : one));
}

/** The table as the server wants it; with `kind`, somebody of that kind plays in place of a bot. */
export function newTable(setup: Setup, kind?: Kind): NewTable {
  const { game, mode, missions, expert, options } = setup;
  const seats = kind ? taken(seatsOf(setup), kind) : seatsOf(setup);
  const field = game === 'hackclad';
  return {
    game,
    seats: seats.map((one) => ({
      kind: one.kind,
      // Who comes from elsewhere chooses for themselves.
      characters: one.kind === 'friend' || one.kind === 'open' ? [] : one.characters,
      bot: one.bot,
      name: one.kind === 'me' ? one.name.trim() : '',
    })),
    options: {
      // An open seat is found in the lobby, so its table is public.
      public: options.public || seats.some((one) => one.kind === 'open'),
      clock: CLOCKS[options.clock] ?? null,
      help: options.help,
      one_tap: options.oneTap,
      delay: options.delay,
      first: field ? null : options.first,
      ...(field ? { mode: mode === 'pairs' ? 'team' : mode, missions, expert } : {}),
    },
  };
}

/** How a clock is said: the key of a text and its values. */
export function clockWords(clock: ClockSettings | null | undefined): [key: string, values: Record<string, number>] {
  if (!clock) return ['lobby.no_clock', {}];
  if (clock.kind === 'game') {
    const minutes = Math.round((clock.seconds / 60) * 10) / 10;
    return ['lobby.clock_game', { minutes, seconds: clock.increment ?? 0 }];
  }
  if (clock.seconds % DAY === 0) return ['lobby.clock_days', { n: clock.seconds / DAY }];
  if (clock.seconds % 60 === 0) return ['lobby.clock_minutes', { n: clock.seconds / 60 }];
  return ['lobby.clock_seconds', { n: clock.seconds }];
}

const PLACE = 'wildswing.setup';

/** What was set up last in this browser, as far as it still has the right shape. */
export function lastSetup(): Setup {
  const first = firstSetup();
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<Setup> | null;
    if (!kept || kept.duel?.length !== 2 || !kept.field?.length || !kept.mode || !(kept.mode in SEATS)) return first;
    return { ...first, ...kept, options: { ...first.options, ...kept.options } };
  } catch {
    return first;
  }
}

export function keepSetup(setup: Setup): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(setup));
  } catch {
    // A browser without storage begins with the first setup next time.
  }
}

/** The steps of a strike in words: five for the timeline, a sentence for the one that is looked at. */

import { rangeText } from '../cards/numbers';
import { t } from '../lib/texts';
import type { ExceedMatch, Happening, Term } from '../protocol/types';
import type { Lane, Step, Strike } from './steps';

/** For whom and about whom it is said. */
export interface Told {
  readonly match: ExceedMatch;
  /** The seat that is "you"; null for spectators. */
  readonly viewer: number | null;
  /** Where a seat's fighter stood when an event happened. */
  readonly spaceOf?: (seat: number, at: number) => number | undefined;
}

export function nameOf(told: Told, seat: number): string {
  return told.match.fighters.find((fighter) => fighter.seat === seat)?.name ?? '';
}

const number = (event: Happening, name: string): number => Number(event.facts[name] ?? 0);
const word = (event: Happening, name: string): string => String(event.facts[name] ?? '');
const of = (step: Step, kind: string): Happening | undefined =>
  step.lines.find((line) => line.event.kind === kind)?.event;
const stunOf = (step: Step): Happening | undefined => of(step, 'stun') ?? of(step, 'not stunned');

/** The attack that a seat has in the end. */
export function attackOf(strike: Strike, seat: number): string {
  return strike.events.findLast((event) => event.kind === 'reveal' && event.seat === seat)?.names[0] ?? '';
}

/** The card of the attack that a step belongs to. */
export function attackIn(strike: Strike, step: Step): string {
  return step.seat === null ? '' : step.card || attackOf(strike, step.seat);
}

function reach(event: Happening): string {
  // Word joiners: a range is not broken over two lines.
  return rangeText(number(event, 'least'), number(event, 'greatest')).replace('–', '\u2060–\u2060');
}

const hasRange = (event: Happening): boolean => number(event, 'least') >= 0;
const inside = (event: Happening): boolean =>
  number(event, 'least') <= number(event, 'distance') && number(event, 'distance') <= number(event, 'greatest');

/** What happens in a step, in about five words. */
export function fewWords(told: Told, strike: Strike, step: Step): string {
  if (!step.came) return t('strike.toCome');
  if (step.name === 'cleanup') return nextWords(told, strike) ?? t('strike.words.cleanup');
  if (step.nothing) return t('strike.nothing');
  switch (step.name) {
    case 'reveal':
      return t(of(step, 'wild swing') ? 'strike.words.wild' : 'strike.words.reveal');
    case 'price':
      return priceWords(step);
    case 'order':
      return orderWords(told, step);
    case 'range':
      return rangeWords(step);
    case 'damage':
      return damageWords(step);
    case 'stun':
      return stunWords(step);
    case 'skipped':
      return t('strike.words.skipped');
    case 'over': {
      const winner = step.lines[0]?.event.seat ?? 0;
      return winner === told.viewer ? t('strike.words.youWon') : t('strike.words.won', { name: nameOf(told, winner) });
    }
    default:
      return effectWords(told, step);
  }
}

function nextWords(told: Told, strike: Strike): string | null {
  if (strike.next === null) return null;
  if (strike.next === told.viewer) return t('strike.words.youNext');
  return t('strike.words.next', { name: nameOf(told, strike.next) });
}

function priceWords(step: Step): string {
  const invalid = of(step, 'invalid');
  if (invalid) return t('strike.words.invalid', { card: invalid.names[0] ?? '' });
  const paid = step.lines.filter((line) => line.event.kind === 'pay').length;
  return paid > 0 ? t('strike.words.paid', { n: paid }) : t('strike.step.price');
}

function orderWords(told: Told, step: Step): string {
  const order = of(step, 'order');
  if (!order) return t('strike.toCome');
  const [first, second] = speedsOf(order);
  const name = order.seat === told.viewer ? t('strike.laneYou') : nameOf(told, order.seat);
  if (first === second) return t('strike.words.tie', { speed: first, name });
  return t('strike.words.order', { first, second, name });
}

/** The Speed of who acts first, and of the other. */
export function speedsOf(order: Happening): [number, number] {
  const speeds = [number(order, 'attacker_speed'), number(order, 'defender_speed')];
  return [Math.max(...speeds), Math.min(...speeds)];
}

function rangeWords(step: Step): string {
  const range = of(step, 'range');
  if (!range) return t('strike.toCome');
  if (!hasRange(range)) return t('strike.words.noRange');
  const hit = range.facts['hit'] === 1;
  const values = { distance: number(range, 'distance'), range: reach(range) };
  if (hit !== inside(range)) return t(hit ? 'strike.words.hitAnyway' : 'strike.words.missAnyway', values);
  return t(hit ? 'strike.words.in' : 'strike.words.out', values);
}

function damageWords(step: Step): string {
  const damage = step.lines.findLast((line) => line.event.kind === 'damage')?.event;
  if (!damage) return t('strike.nothing');
  const amount = number(damage, 'amount');
  const armor = number(damage, 'prevented');
  if (armor > 0) return t('strike.words.armored', { power: amount + armor, armor, amount });
  return t('strike.words.damage', { amount });
}

function stunWords(step: Step): string {
  const stun = stunOf(step);
  if (!stun) return t('strike.nothing');
  if (stun.facts['immune'] === 1) return t('strike.words.immune');
  const values = { damage: number(stun, 'damage'), guard: number(stun, 'guard') };
  return t(stun.kind === 'stun' ? 'strike.words.over' : 'strike.words.notOver', values);
}

/** The first two things that effects bring about, else the cards whose lines they are. */
function effectWords(told: Told, step: Step): string {
  const events = step.lines.map((line) => line.event);
  const done = events.flatMap((event) => outcome(told, event));
  if (done.length > 0) return [...new Set(done)].slice(0, 2).join(', ');
  const sources = events.filter((event) => event.kind === 'effect').map((event) => word(event, 'source'));
  return [...new Set(sources)].slice(0, 2).join(', ') || t('strike.nothing');
}

function outcome(told: Told, event: Happening): string[] {
  switch (event.kind) {
    case 'move':
      return moved(told, event);
    case 'draw':
      return [t('strike.words.draw', { n: event.cards.length || 1 })];
    case 'discard':
      return [t('strike.words.discard', { card: event.names[0] ?? t('strike.words.aCard') })];
    case 'life':
      return [t('strike.words.life', { n: number(event, 'amount') })];
    case 'life spent':
      return [t('strike.words.spent', { n: number(event, 'amount') })];
    case 'damage':
      return [t('strike.words.damage', { amount: number(event, 'amount') })];
    case 'stat': {
      const amount = number(event, 'amount');
      return [t('strike.words.stat', { amount: signed(amount), stat: word(event, 'stat') })];
    }
    case 'advantage':
      return [t('strike.words.advantage')];
    case 'critical':
      return [t('strike.words.critical')];
    case 'movement ignored':
      return [t('strike.words.ignored')];
    case 'token': {
      const space = number(event, 'space');
      const token = word(event, 'token');
      return [space > 0 ? t('strike.words.token', { token, space }) : t('strike.words.tokenGone', { token })];
    }
    case 'boost':
      return [t('strike.words.boost', { boost: word(event, 'boost') })];
    default:
      return [];
  }
}

function moved(told: Told, event: Happening): string[] {
  const from = number(event, 'from');
  const to = number(event, 'to');
  const verb = t(`strike.verb.${word(event, 'verb')}`);
  if (from === to) return [t('strike.words.stays', { verb })];
  const words = t('strike.words.move', { verb, from, to });
  const seat = 1 - event.seat;
  const other = told.spaceOf?.(seat, event.at);
  if (other === undefined || (from - other) * (to - other) >= 0) return [words];
  return [
    words,
    seat === told.viewer ? t('strike.words.pastYou') : t('strike.words.past', { name: nameOf(told, seat) }),
  ];
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** What a lane is called; its Speed and place once they are settled. */
export function laneTitle(told: Told, strike: Strike, lane: Lane, stunned = lane.skipped !== null): string {
  if (lane.kind === 'opening') return t('strike.opening');
  if (lane.kind === 'end' || lane.seat === null) return t('strike.end');
  const name = lane.seat === told.viewer ? t('strike.laneYou') : nameOf(told, lane.seat);
  if (lane.extra) return t('strike.laneExtra', { name, card: lane.card });
  if (!strike.order) return t('strike.lane', { name });
  const [first, second] = speedsOf(strike.order);
  const acts = strike.order.seat === lane.seat;
  if (stunned) return t('strike.laneStunned', { name, speed: second });
  if (!acts) return t('strike.laneSpeed', { name, speed: second });
  return t(first === second ? 'strike.laneTie' : 'strike.laneFirst', { name, speed: first });
}

/** Why a lane is struck through. */
export function skippedWhy(lane: Lane): string {
  const stun = lane.skipped;
  if (!stun || stun.kind !== 'stun') return '';
  return t('strike.stunnedWhy', { damage: number(stun, 'damage'), guard: number(stun, 'guard') });
}

/** The step that is looked at, in a sentence. */
export function headline(told: Told, strike: Strike, step: Step): string {
  const mine = (seat: number) => seat === told.viewer;
  const about = (key: string, seat: number, values: Record<string, string | number> = {}) =>
    t(`strike.head.${key}${mine(seat) ? 'You' : ''}`, { name: nameOf(told, seat), ...values });
  const card = attackIn(strike, step);
  const name = t(`strike.step.${step.name}`);
  const range = of(step, 'range');
  const damage = step.lines.findLast((line) => line.event.kind === 'damage')?.event;
  const stun = stunOf(step);
  if (!step.came) return t('strike.head.open');
  if (step.name === 'reveal') {
    const cards = [strike.attacker, 1 - strike.attacker].map(
      (seat) => of({ ...step, lines: step.lines.filter((line) => line.event.seat === seat) }, 'reveal')?.names[0] ?? '',
    );
    return t('strike.head.reveal', { one: cards[0] ?? '', other: cards[1] ?? '' });
  }
  if (step.name === 'order' && strike.order) return orderLine(told, strike.order);
  if (step.name === 'range' && range) {
    if (!hasRange(range)) return t('strike.head.noRange', { card });
    const key = range.facts['hit'] === 1 ? 'hits' : 'misses';
    return about(key, 1 - range.seat, { card, distance: number(range, 'distance'), range: reach(range) });
  }
  if (step.name === 'damage' && damage) {
    const amount = number(damage, 'amount');
    return amount > 0 ? about('damage', damage.seat, { amount }) : about('noDamage', damage.seat);
  }
  if (step.name === 'stun' && stun) {
    const values = { damage: number(stun, 'damage'), guard: number(stun, 'guard') };
    return about(stun.kind === 'stun' && stun.facts['immune'] !== 1 ? 'stunned' : 'kept', stun.seat, values);
  }
  if (step.name === 'skipped' && step.seat !== null) return about('skipped', step.seat);
  if (step.name === 'cleanup') {
    if (strike.next === null) return t('strike.head.cleanup');
    return mine(strike.next) ? t('strike.head.youNext') : t('strike.head.next', { name: nameOf(told, strike.next) });
  }
  if (step.name === 'over') {
    const winner = step.lines[0]?.event.seat ?? 0;
    return mine(winner) ? t('strike.head.youWon') : t('strike.head.won', { name: nameOf(told, winner) });
  }
  const key = step.nothing ? 'nothing' : 'some';
  const words = step.nothing ? '' : fewWords(told, strike, step);
  // An effect of the attack itself that is still being asked about.
  if (words === card && card) return t('strike.head.own', { step: name, card });
  return t(`strike.head.${key}${card ? '' : 'Both'}`, { step: name, card, words });
}

/** Who acts first, and why, in a sentence. */
export function orderLine(told: Told, order: Happening): string {
  const [first, second] = speedsOf(order);
  const mine = order.seat === told.viewer;
  const name = nameOf(told, order.seat);
  if (first === second) return t(mine ? 'strike.head.youTie' : 'strike.head.tie', { name, speed: first });
  return t(mine ? 'strike.head.youFirst' : 'strike.head.first', { name, first, second });
}

/** That the slower attack follows. */
export function followsLine(told: Told, strike: Strike): string {
  if (!strike.order) return '';
  const slower = 1 - strike.order.seat;
  const card = attackOf(strike, slower);
  return slower === told.viewer
    ? t('strike.head.youFollow', { card })
    : t('strike.head.follows', { card, name: nameOf(told, slower) });
}

/** A sum with the source of every term: "5 Golden Arrow + 2 Fierce − 2 Block ×3"; equal terms stand there once. */
export function equation(terms: readonly Term[]): string {
  const same = (one: Term) => (other: Term) => other.value === one.value && other.source === one.source;
  return terms
    .filter((term, place) => terms.findIndex(same(term)) === place)
    .map((term, place) => {
      const { value, source } = term;
      const often = terms.filter(same(term)).length;
      const sign = value < 0 ? '−' : place === 0 ? '' : '+';
      const text = `${Math.abs(value)} ${source}`.trim() + (often > 1 ? ` ×${often}` : '');
      return place === 0 ? sign + text : `${sign} ${text}`;
    })
    .join(' ');
}

/** The sum of an event, with what is summed. */
export function sumLine(event: Happening): string {
  const kind = { damage: 'damage', speed: 'speed', stun: 'guard', 'not stunned': 'guard' }[event.kind] ?? 'other';
  return t(`strike.sum.${kind}`, { parts: equation(event.terms) });
}

/** What is said below the headline: what led to the step, and what else happened in it. */
export function detail(strike: Strike, step: Step, told: Told): string {
  if (!step.came) return '';
  if (step.name === 'order') return followsLine(told, strike);
  const lane = strike.lanes.find((one) => one.steps.includes(step));
  if (step.name === 'skipped') return lane ? skippedWhy(lane) : '';
  if (step.name === 'range') return before(strike, step);
  return step.lines
    .map((line) => line.event)
    .filter((event) => !SAID.has(event.kind))
    .map((event) => event.text)
    .slice(-4)
    .join(' ');
}

/** Kinds that the headline or the picture beside it have said. */
const SAID: ReadonlySet<string> = new Set([
  'attack', 'damage', 'stun', 'not stunned', 'range', 'speed', 'order', 'strike over', 'game over',
]); // prettier-ignore

/** Which movements of the strike led to a range, and that its player was not stunned on the way. */
function before(strike: Strike, step: Step): string {
  const at = step.lines[0]?.event.at ?? 0;
  const past = strike.events.filter((event) => event.at < at);
  const moves = past.filter((event) => event.kind === 'move' && event.facts['from'] !== event.facts['to']).slice(-2);
  const stun = past.findLast((event) => event.kind === 'not stunned' && event.seat === step.seat);
  return [...moves, ...(stun ? [stun] : [])].map((event) => event.text).join(' ');
}

/** What the attacks of a player came to, each in a short sentence. */
export function resultLine(strike: Strike, seat: number): string {
  const lanes = strike.lanes.filter((lane) => lane.seat === seat);
  if (!lanes.some((lane) => lane.extra)) return attackLine(strike.events, seat, attackOf(strike, seat));
  return lanes
    .map((lane) => {
      const events = lane.steps.flatMap((step) => step.lines.map((line) => line.event));
      return attackLine(events, seat, lane.card || attackOf(strike, seat));
    })
    .join(' ');
}

function attackLine(events: readonly Happening[], seat: number, card: string): string {
  const own = (kind: string) => events.findLast((event) => event.kind === kind && event.seat === seat);
  if (own('attack skipped')) return t('strike.result.skipped', { card });
  const range = own('range');
  if (!range) return t('strike.result.open', { card });
  if (range.facts['hit'] !== 1) return t('strike.result.miss', { card });
  const theirs = events.filter((event) => event.seat === 1 - seat);
  const amount = theirs
    .filter((event) => event.kind === 'damage')
    .reduce((sum, event) => sum + Number(event.facts['amount']), 0);
  const stun = theirs.some((event) => event.kind === 'stun' && event.facts['immune'] !== 1);
  return t(stun ? 'strike.result.stun' : 'strike.result.hit', { card, amount });
}

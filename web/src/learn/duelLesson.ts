/** The guided first match of EXCEED: seven steps, and what the coach says in each situation. */

import type { Choice, ExceedCard, HandCard, Happening, PlayerPicture } from '../protocol/types';
import type { Advice, DuelMoment, Lesson, Step, Target } from './lesson';

const verb = (name: string): Target => ({ select: `[data-table] [data-verb="${name}"]:not([aria-disabled="true"])` });
const space = (number: number): Target => ({
  when: '[data-zone="stage"] [data-choosing]',
  select: `[data-zone="stage"] [data-space="${number}"]`,
});
const card = (number: number): Target => ({ select: `[data-zone="hand"] [data-card="${number}"]` });
/** The act with a card, as soon as the card is the one that is looked at. */
const with_ = (number: number, act: string): Target => ({
  when: `[data-zone="hand"] [data-card="${number}"][aria-selected="true"]`,
  ...verb(act),
});
const CONFIRM: Target = { select: '[data-zone="actions"] .tray-button[data-main]:not([aria-disabled="true"])' };
const SET: Target = { select: '[data-zone="actions"] [data-verb="set"]:not([aria-disabled="true"])' };
/** The second of two answers, which leaves things as they are. */
const NO: Target = { select: '[data-zone="actions"] .tray.two .tray-choice:last-of-type' };
/** The first of several answers. */
const FIRST: Target = { select: '[data-zone="actions"] .tray .tray-choice:not([aria-disabled="true"])' };
const WILD: Target = { select: '[data-zone="actions"] [data-verb="wild swing"]' };
/** On to the next step of a strike, or out of it after the last. */
const NEXT_STEPS: readonly Target[] = [
  { select: '[data-strike-panel] .controls button:nth-of-type(3):not([aria-disabled="true"])' },
  { select: '[data-strike-panel] .controls button:nth-of-type(4)' },
];

export const you = (moment: DuelMoment): PlayerPicture | undefined =>
  moment.picture.players.find((player) => player.seat === moment.me);
export const opponentName = (moment: DuelMoment): string =>
  moment.match.fighters.find((fighter) => fighter.seat !== moment.me)?.name ?? '';
export const faceOf = (moment: DuelMoment, number: number): ExceedCard | undefined =>
  moment.match.fighters.flatMap((fighter) => fighter.cards).find((face) => face.number === number);
const nameOf = (moment: DuelMoment, number: number): string => faceOf(moment, number)?.name ?? '';

/** Whether gauge is worth keeping: one can still exceed. */
const saves = (moment: DuelMoment): boolean => you(moment)?.exceed_price != null;

/**
 * The hand card that is surest to hit now, the strongest of them; null if none does. As long as one can still exceed,
 * an attack that costs gauge is only taken where it is the only one.
 */
export function bestAttack(moment: DuelMoment): HandCard | null {
  const order = ['hits', 'after', 'maybe'];
  const hitting = moment.picture.hand.filter((entry) => order.includes(entry.verdict.word));
  const free = hitting.filter((entry) => !faceOf(moment, entry.card)?.gauge);
  const able = saves(moment) && free.length > 0 ? free : hitting;
  const rank = (entry: HandCard): number => order.indexOf(entry.verdict.word) * 100 - entry.power;
  return able.sort((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** Whether the printed range of a hand card covers a distance, and nothing else is known to be in its way. */
function covers(entry: HandCard, distance: number): boolean {
  const { least, greatest, verdict } = entry;
  return verdict.word !== 'price' && least !== null && greatest !== null && least <= distance && distance <= greatest;
}

/** The cheapest move that brings a hand card into range, one that is not in range yet if there is such a move. */
export function moveIntoReach(moment: DuelMoment): { choice: Choice; card: HandCard } | null {
  const now = moment.picture.distance;
  const moves = (moment.picture.decision?.options ?? []).filter((choice) => choice.verb === 'move');
  const found = moves.flatMap((choice) => {
    const distance = choice.facts['distance'];
    if (distance === undefined) return [];
    const able = moment.picture.hand.filter((entry) => covers(entry, distance));
    const card = able.find((entry) => !covers(entry, now)) ?? able[0];
    if (!card) return [];
    return [{ choice, card, rank: (covers(card, now) ? 100 : 0) + choice.path.length * 10 + distance }];
  });
  return found.sort((one, other) => one.rank - other.rank)[0] ?? null;
}

/** The hand cards that a payment can take, those that are missed least first: what does not hit now before what does. */
export function spareCards(moment: DuelMoment): Choice[] {
  const worth = ['range', 'none', 'price', 'maybe', 'after', 'hits'];
  const payments = (moment.picture.decision?.options ?? []).filter((one) => one.card !== null && one.zone === 'hand');
  const rank = (choice: Choice): number =>
    worth.indexOf(moment.picture.hand.find((entry) => entry.card === choice.card)?.verdict.word ?? 'range');
  return payments.sort((one, other) => rank(one) - rank(other));
}

const say = (key: string, values: Advice['values'] = {}, glow: readonly Target[] = []): Advice => ({
  key: `learn.exceed.${key}`,
  values,
  glow,
});

/** What is said of a decision that no step is about; null where a step has its own words for it. */
function general(moment: DuelMoment): Advice | null {
  const { decision, asked } = moment.picture;
  if (!decision) return say(asked ? 'wait' : 'over', { name: opponentName(moment) });
  if (decision.kind === 'mulligan') return say('mulligan', {}, [CONFIRM]);
  if (decision.kind === 'action' || decision.kind === 'set attack') return null;
  if (decision.kind === 'pay') return paying(moment);
  if (spendsGauge(moment)) return say('keep_gauge', {}, [NO]);
  return say('asked', { prompt: decision.prompt, because: decision.because.text }, []);
}

/** Whether gauge may be spent on something else than exceeding, while one still can exceed. */
function spendsGauge(moment: DuelMoment): boolean {
  const { decision } = moment.picture;
  return decision?.kind === 'may' && saves(moment) && /\bspend \d+ Gauge\b/i.test(decision.because.text);
}

function paying(moment: DuelMoment): Advice {
  const amount = moment.picture.decision?.amount ?? 0;
  const cards = moment.picture.decision?.options.filter((one) => one.card !== null) ?? [];
  const gauge = cards.length > 0 && cards.every((one) => one.zone === 'gauge');
  return say(gauge ? 'pay_gauge' : 'pay', { n: amount, prompt: moment.picture.decision?.prompt ?? '' }, [
    CONFIRM,
    // A card that is picked already is not pointed at again, as that would put it back.
    ...spareCards(moment).map((choice) => ({
      select: `[data-zone="hand"] [data-card="${choice.card}"]:not([aria-selected="true"])`,
    })),
    { select: '[data-zone="actions"] .pile button:not([aria-pressed="true"])' },
  ]);
}

function setting(moment: DuelMoment): Advice {
  const best = bestAttack(moment);
  if (!best) return say('set_none', {}, [SET, WILD]);
  return say('set', { card: nameOf(moment, best.card), verdict: best.verdict.text }, [SET, card(best.card)]);
}

function striking(moment: DuelMoment, key: string, values: Advice['values'] = {}): Advice {
  const best = bestAttack(moment);
  if (best) {
    const named = { ...values, card: nameOf(moment, best.card), verdict: best.verdict.text };
    return say(key, named, [with_(best.card, 'strike'), card(best.card), verb('strike')]);
  }
  const move = moveIntoReach(moment);
  if (!move) return say('prepare', values, [verb('prepare')]);
  const target = move.choice.target ?? 0;
  return say('closer', { ...values, space: target, card: nameOf(moment, move.card.card) }, [
    space(target),
    verb('move'),
  ]);
}

const own = (moment: DuelMoment, kind: string): Happening[] =>
  moment.events.filter((event) => event.kind === kind && event.seat === moment.me);
const all = (moment: DuelMoment, kind: string): Happening[] => moment.events.filter((event) => event.kind === kind);

const reach: Step<DuelMoment> = {
  id: 'reach',
  ways: ['move'],
  met: (moment) => own(moment, 'move').filter((event) => event.facts['verb'] === 'move'),
  reached: (moment) => moment.picture.decision?.kind === 'pay',
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    if (moment.picture.decision?.kind === 'set attack') return setting(moment);
    const move = moveIntoReach(moment);
    const best = bestAttack(moment);
    const values = {
      mine: you(moment)?.space ?? 0,
      theirs: moment.picture.players.find((player) => player.seat !== moment.me)?.space ?? 0,
      name: opponentName(moment),
      distance: moment.picture.distance,
    };
    if (move) {
      const target = move.choice.target ?? 0;
      return say('reach', { ...values, space: target, card: nameOf(moment, move.card.card) }, [
        space(target),
        verb('move'),
      ]);
    }
    if (best) return say('reach_already', { ...values, card: nameOf(moment, best.card) }, [verb('move')]);
    return say('reach_none', values, [verb('move'), verb('prepare')]);
  },
};

const force: Step<DuelMoment> = {
  id: 'force',
  ways: ['move', 'change cards'],
  met: (moment) => own(moment, 'pay'),
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    if (moment.picture.decision?.kind === 'set attack') return setting(moment);
    const [least, most] = you(moment)?.force ?? [0, 0];
    return say('force', { force: least === most ? `${most}` : `${least} to ${most}` }, [
      verb('move'),
      verb('change cards'),
    ]);
  },
};

const strike: Step<DuelMoment> = {
  id: 'strike',
  ways: ['strike', 'move', 'boost'],
  met: (moment) => all(moment, 'strike over'),
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    return moment.picture.decision?.kind === 'set attack' ? setting(moment) : striking(moment, 'strike');
  },
};

const speed: Step<DuelMoment> = {
  id: 'speed',
  ways: ['strike', 'move', 'boost'],
  met: (moment) => all(moment, 'stun'),
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    if (moment.picture.decision?.kind === 'set attack') return setting(moment);
    return striking(moment, 'speed', { order: all(moment, 'order').at(-1)?.text ?? '' });
  },
};

/** A boost that stays for the next strike and costs nothing, else any that stays, else any. */
function boostToPlay(moment: DuelMoment): Choice | null {
  const boosts = (moment.picture.decision?.options ?? []).filter((one) => one.verb === 'boost' && one.card !== null);
  const stays = (choice: Choice): number =>
    faceOf(moment, choice.card ?? -1)?.boost?.kind === 'continuous' ? (choice.cost ? 1 : 0) : 2;
  return boosts.sort((one, other) => stays(one) - stays(other))[0] ?? null;
}

const boost: Step<DuelMoment> = {
  id: 'boost',
  met: (moment) => own(moment, 'boost'),
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    if (moment.picture.decision?.kind === 'set attack') return setting(moment);
    const choice = boostToPlay(moment);
    if (choice?.card == null) return say('boost_none', {}, [verb('prepare')]);
    const face = faceOf(moment, choice.card);
    return say('boost', { card: face?.name ?? '', boost: face?.boost?.name ?? '', text: face?.boost?.text ?? '' }, [
      with_(choice.card, 'boost'),
      card(choice.card),
      verb('boost'),
    ]);
  },
};

const exceed: Step<DuelMoment> = {
  id: 'exceed',
  ways: ['strike', 'move', 'boost'],
  met: (moment) => own(moment, 'exceed'),
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    if (moment.picture.decision?.kind === 'set attack') return setting(moment);
    const me = you(moment);
    const values = { gauge: me?.gauge.length ?? 0, price: me?.exceed_price ?? 0 };
    if (me?.exceed_price == null) return say('exceed_never');
    const able = moment.picture.decision?.options.some((choice) => choice.verb === 'exceed');
    return able ? say('exceed', values, [verb('exceed')]) : striking(moment, 'exceed_gauge', values);
  },
};

const ACTS = ['prepare', 'change cards', 'move', 'boost', 'strike', 'exceed', 'reshuffle', 'transform'];

const alone: Step<DuelMoment> = {
  id: 'alone',
  ways: ACTS,
  met: (moment) => all(moment, 'game over'),
  advise: (moment) => (moment.picture.decision ? say('alone') : (general(moment) ?? say('alone'))),
};

/** While a strike is shown step by step. */
export const watching: Advice = say('watch', {}, NEXT_STEPS);

/** One good thing that can be done now, in words. */
export function duelHint(moment: DuelMoment): Advice | null {
  const { decision } = moment.picture;
  if (!decision) return null;
  if (decision.kind === 'pay') return paying(moment);
  if (decision.kind === 'mulligan') return say('hint_mulligan', {}, [CONFIRM]);
  if (decision.kind === 'set attack') return setting(moment);
  if (decision.kind === 'action') {
    const me = you(moment);
    if (decision.options.some((choice) => choice.verb === 'exceed'))
      return say('hint_exceed', { gauge: me?.gauge.length ?? 0 }, [verb('exceed')]);
    return striking(moment, 'hint_strike');
  }
  if (spendsGauge(moment)) return say('keep_gauge', {}, [NO]);
  const choice = decision.options[0];
  return choice ? say('hint_other', { choice: choice.text, outcome: choice.outcome }, [FIRST]) : null;
}

export const DUEL: Lesson<DuelMoment> = {
  game: 'exceed',
  steps: [reach, force, strike, speed, boost, exceed, alone],
  acts: ACTS,
};

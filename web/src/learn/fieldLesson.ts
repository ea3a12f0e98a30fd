/** The guided first match of HacKClaD: seven steps, and what the coach says in each situation. */

import { decline } from '../decisions/plan';
import { basicOf } from '../field/choices';
import { columnOf, nameOf as spaceName, neighbour, rowOf, WIDTH, type Direction } from '../field/geometry';
import type { Choice, Happening, SkillFace, ThreatPicture, WitchPicture } from '../protocol/types';
import type { Advice, FieldMoment, Lesson, Step, Target } from './lesson';

const card = (number: number): Target => ({ select: `[data-zone="hand"] [data-card="${number}"]` });
const cell = (number: number): Target => ({ select: `[data-zone="field"] [data-space="${number}"]` });
const SEQUENCE: Target = { select: '[data-zone="sequence"] li.able button' };
const BASIC_MOVE: Target = { select: '[data-basic="+1 Move"]:not([aria-disabled="true"])' };
/** A card of a row, and taking it as soon as one is selected. */
const ROW: readonly Target[] = [
  { select: '[data-zone="decision"] .verbs .primary:not([aria-disabled="true"])' },
  { select: '[data-zone="decision"] [role="option"]' },
];
/** The first of several answers. */
const FIRST: Target = { select: '[data-zone="decision"] .tray .tray-choice:not([aria-disabled="true"])' };
const END: Target = { select: '[data-finish]' };
const TAKE: Target = { select: '[data-zone="reacting"] [data-finish], [data-finish]' };
const MISSIONS: Target = { select: '[data-zone="missions"]' };

export const witchOf = (moment: FieldMoment): WitchPicture | undefined =>
  moment.picture.witches.find((one) => one.witch === moment.me);
const faceOf = (moment: FieldMoment, number: number): SkillFace | undefined =>
  moment.match.witches.flatMap((one) => one.cards).find((face) => face.number === number);
const cladName = (moment: FieldMoment, number: number): string =>
  moment.match.clad_cards.find((one) => one.number === number)?.name ?? '';

/** The Clad turns to come that would hurt the learner as things stand, the next one first. */
export const threatsTo = (moment: FieldMoment): ThreatPicture[] =>
  moment.picture.threats.filter((threat) => threat.hits.includes(moment.me));

/** Whether no coming Clad turn reaches a space as things stand. */
const safe = (moment: FieldMoment, space: number): boolean =>
  moment.picture.threats.every((threat) => !threat.attacked.includes(space) && !threat.trampled.includes(space));

const AHEAD: Record<string, (dx: number, dy: number) => number> = {
  north: (_, dy) => dy,
  east: (dx) => dx,
  south: (_, dy) => -dy,
  west: (dx) => -dx,
};
/** The shortest way between two columns or rows, over the edge if that is shorter. */
const around = (by: number): number => ((((by + 2) % WIDTH) + WIDTH) % WIDTH) - 2;

/** On which side of the Clad a space lies, as its arrow shows: "front", "behind" or "side". */
export function sideOf(picture: FieldMoment['picture'], space: number): 'front' | 'behind' | 'side' {
  const { clad } = picture;
  const dx = around(columnOf(space) - columnOf(clad.space));
  const dy = around(rowOf(space) - rowOf(clad.space));
  const ahead = AHEAD[clad.facing]?.(dx, dy) ?? 0;
  return ahead > 0 ? 'front' : ahead < 0 ? 'behind' : 'side';
}

const say = (key: string, values: Advice['values'] = {}, glow: readonly Target[] = []): Advice => ({
  key: `learn.hackclad.${key}`,
  values,
  glow,
});

const BACKWARDS: Record<string, Direction> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** How many steps a space is away from the one right behind the Clad. */
function toTheBack(picture: FieldMoment['picture'], space: number): number {
  const back = neighbour(picture.clad.space, BACKWARDS[picture.clad.facing] ?? 'south');
  return Math.abs(around(columnOf(space) - columnOf(back))) + Math.abs(around(rowOf(space) - rowOf(back)));
}

/** The step of a movement to take: to a safe space (or into danger), and towards the back of the Clad. */
function stepTo(moment: FieldMoment, danger = false): Choice | null {
  const steps = (moment.picture.decision?.options ?? []).filter((choice) => choice.target !== null);
  const rank = (choice: Choice): number => {
    const space = choice.target ?? 0;
    return (safe(moment, space) !== danger ? 0 : 100) + toTheBack(moment.picture, space);
  };
  return steps.sort((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** What is said of a decision that no step is about; null in the learner's own turn and while drafting. */
function general(moment: FieldMoment): Advice | null {
  const { decision } = moment.picture;
  if (!decision) return say('wait');
  switch (decision.kind) {
    case 'act':
      return null;
    case 'choose turn slot':
      return say('draft', forecastValues(moment), [SEQUENCE]);
    case 'place turn card':
      return say('place', {}, moment.picture.hand[0] ? [card(moment.picture.hand[0].card)] : []);
    case 'choose enhanced card':
      return say('enhanced', {}, ROW);
    case 'choose mission':
      return say('mission', {}, ROW);
    case 'choose entry':
      return say('entry', {}, cells(stepTo(moment)));
    case 'react':
      return reacting(moment);
    case 'step':
      return stepping(moment);
    default:
      return say('asked', { prompt: decision.prompt, because: decision.because.text }, [
        ...ROW,
        FIRST,
        ...decision.options.flatMap((one) => (one.card === null ? [] : [card(one.card)])),
      ]);
  }
}

const cells = (choice: Choice | null): Target[] => (choice?.target == null ? [] : [cell(choice.target)]);

function stepping(moment: FieldMoment): Advice {
  const choice = stepTo(moment);
  if (choice?.target == null) return say('asked', { prompt: moment.picture.decision?.prompt ?? '', because: '' });
  const values = { space: spaceName(choice.target) };
  return say(safe(moment, choice.target) ? 'step_safe' : 'step', values, cells(choice));
}

function reacting(moment: FieldMoment): Advice {
  const now = moment.picture.reacting;
  return say('react', { source: now?.source ?? '', damage: now?.damage ?? 0 }, [TAKE]);
}

function forecastValues(moment: FieldMoment): Advice['values'] {
  const first = moment.picture.threats[0];
  return {
    clad: first ? cladName(moment, first.card) : moment.match.clad,
    steps: first && first.steps.length > 0 ? `${first.steps.join(', ')}.` : '',
    hits: threatsTo(moment).length,
  };
}

const own = (moment: FieldMoment, kind: string): Happening[] =>
  moment.events.filter((event) => event.kind === kind && event.seat === moment.me);

const option = (moment: FieldMoment, wanted: (choice: Choice) => boolean): Choice | null =>
  moment.picture.decision?.options.find(wanted) ?? null;
/** Whether a hand card attacks, and is not to be thrown away while there are others. */
const attacks = (moment: FieldMoment, number: number | null): boolean =>
  moment.picture.hand.some((entry) => entry.card === number && entry.atk !== null);
/** What moves the learner now: a card whose name is Move, else the basic action; with `keep` no attack pays for it. */
function mover(moment: FieldMoment, keep = false): { advice: readonly Target[]; way: string } | null {
  const used = option(moment, (one) => one.verb === 'use' && /move/i.test(faceOf(moment, one.card ?? -1)?.name ?? ''));
  if (used?.card != null) return { advice: [card(used.card)], way: faceOf(moment, used.card)?.name ?? '' };
  const basics = (moment.picture.decision?.options ?? []).filter(
    (one) => one.verb === 'basic action' && one.card !== null && one.text.startsWith('+1 Move'),
  );
  const spare = basics.find((one) => !attacks(moment, one.card)) ?? (keep ? undefined : basics[0]);
  if (spare?.card == null) return null;
  const pay: Target = { when: '[data-basic="+1 Move"][aria-pressed="true"]', ...card(spare.card) };
  return { advice: [pay, BASIC_MOVE], way: '+1 Move' };
}

const forecast: Step<FieldMoment> = {
  id: 'forecast',
  met: (moment) => own(moment, 'turn slot'),
  advise: (moment) => general(moment) ?? say('forecast', forecastValues(moment), [SEQUENCE]),
};

const moving: Step<FieldMoment> = {
  id: 'move',
  met: (moment) => own(moment, 'move'),
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    const threat = threatsTo(moment)[0];
    const way = mover(moment);
    if (!way) return say('move_none', {}, [END]);
    const values = { way: way.way, clad: threat ? cladName(moment, threat.card) : '', number: (threat?.slot ?? 0) + 1 };
    return say(threat ? 'move_out' : 'move_free', values, way.advice);
  },
};

/** The attack of the hand that reaches the Clad and deals the most. */
export function bestAttack(moment: FieldMoment): { card: number; name: string; damage: number } | null {
  const best = moment.picture.hand
    .filter((entry) => entry.verdict === 'reach')
    .sort((one, other) => (other.damage ?? 0) - (one.damage ?? 0))[0];
  return best ? { card: best.card, name: faceOf(moment, best.card)?.name ?? '', damage: best.damage ?? 0 } : null;
}

const behind: Step<FieldMoment> = {
  id: 'behind',
  met: (moment) => own(moment, 'clad damaged'),
  advise(moment) {
    const other = general(moment);
    if (other) return other;
    const space = witchOf(moment)?.space ?? null;
    const side = space === null ? 'side' : sideOf(moment.picture, space);
    const attack = bestAttack(moment);
    const facing = moment.picture.clad.facing;
    if (attack) {
      return say(side === 'behind' ? 'hit_behind' : 'hit_elsewhere', { ...attack, facing }, [card(attack.card)]);
    }
    const way = moment.picture.hand.some((entry) => entry.atk !== null) ? mover(moment, true) : null;
    return way ? say('go_behind', { way: way.way, facing }, way.advice) : say('no_attack', {}, [END]);
  },
};

const injury: Step<FieldMoment> = {
  id: 'injury',
  ways: ['turn ends'],
  met: (moment) => own(moment, 'damage'),
  advise(moment) {
    if (moment.picture.decision?.kind === 'step') {
      const into = stepTo(moment, true);
      const space = into?.target ?? 0;
      if (into && !safe(moment, space)) return say('step_danger', { space: spaceName(space) }, cells(into));
    }
    const other = general(moment);
    if (other) return other;
    const threat = threatsTo(moment)[0];
    if (threat) return say('stay', { clad: cladName(moment, threat.card), number: threat.slot + 1 }, [END]);
    return say('stand_in', {}, mover(moment)?.advice ?? [END]);
  },
};

const draft: Step<FieldMoment> = {
  id: 'draft',
  ways: ['turn ends'],
  // A slot that was taken before the last turn does not count: the next draft is meant.
  met(moment) {
    const ended = own(moment, 'turn ends').at(-1)?.at ?? -1;
    return own(moment, 'turn slot').filter((event) => event.at > ended);
  },
  advise(moment) {
    const { decision } = moment.picture;
    if (decision?.kind === 'choose turn slot') return say('draft_again', forecastValues(moment), [SEQUENCE]);
    return general(moment) ?? say('draft_later', { slot: (witchOf(moment)?.taken ?? 0) + 1 }, [END]);
  },
};

const missions: Step<FieldMoment> = {
  id: 'missions',
  reading: true,
  met: (moment) => own(moment, 'mission'),
  advise(moment) {
    const list = witchOf(moment)?.missions ?? [];
    const words = list.map((one) => (one.need > 0 ? `${one.title} (${one.have}/${one.need})` : one.title));
    return say('missions', { missions: words.join(', '), n: list.length }, [MISSIONS]);
  },
};

const alone: Step<FieldMoment> = {
  id: 'alone',
  ways: ['turn ends'],
  met: (moment) => moment.events.filter((event) => event.kind === 'game over'),
  advise: (moment) =>
    say(moment.picture.decision ? 'alone' : 'wait', {
      round: moment.picture.round,
      rounds: moment.match.rounds,
    }),
};

/** Where a reaction is made: with its card, or with a basic action and then the card that is discarded for it. */
function answering(use: Choice): readonly Target[] {
  const paid = use.card === null ? [] : [card(use.card)];
  if (use.verb === 'use') return paid;
  const basic = `[data-basic="${basicOf(use)}"]`;
  return [...paid.map((one) => ({ when: `${basic}[aria-pressed="true"]`, ...one })), { select: basic }];
}

/** One good thing that can be done now, in words. */
export function fieldHint(moment: FieldMoment): Advice | null {
  const { decision } = moment.picture;
  if (!decision) return null;
  if (decision.kind === 'act') {
    const attack = bestAttack(moment);
    if (attack) return say('hint_attack', { ...attack }, [card(attack.card)]);
    const way = mover(moment);
    const threat = threatsTo(moment)[0];
    if (threat && way) {
      return say('hint_move', { way: way.way, clad: cladName(moment, threat.card) }, way.advice);
    }
    const playable = moment.picture.hand.find((entry) => entry.verdict === 'playable');
    if (playable) {
      const name = faceOf(moment, playable.card)?.name ?? '';
      return say('hint_card', { card: name, text: playable.text }, [card(playable.card)]);
    }
    return say('hint_end', {}, [END]);
  }
  if (decision.kind === 'react') {
    const use =
      decision.options.find((choice) => choice.verb === 'use') ?? decision.options.find((one) => one.card !== null);
    if (use) return say('hint_react', { choice: use.text, outcome: use.outcome }, answering(use));
    return say('hint_take', {}, [TAKE]);
  }
  if (decision.kind === 'step' || decision.kind === 'choose entry') return stepping(moment);
  const no = decline(decision);
  const choice = decision.options.find((one) => one.verb !== 'end' && one !== no) ?? decision.options[0];
  // Where it is chosen is what the step points at.
  const glow = general(moment)?.glow ?? [];
  return choice ? say('hint_other', { choice: choice.text, outcome: choice.outcome }, glow) : null;
}

export const FIELD: Lesson<FieldMoment> = {
  game: 'hackclad',
  steps: [forecast, moving, behind, injury, draft, missions, alone],
  acts: ['turn ends'],
};

/** A strike as lanes of steps, made from its events: what was set, who acts first, each attack, and the clean-up. */

import type { Happening } from '../protocol/types';

export type StepName =
  | 'reveal'
  | 'price'
  | 'order'
  | 'before'
  | 'range'
  | 'hit'
  | 'damage'
  | 'stun'
  | 'after'
  | 'skipped'
  | 'cleanup'
  | 'over';

/** What a step led to. */
export type Mark = 'done' | 'hit' | 'miss' | 'damage' | 'stunned' | 'kept' | 'skipped' | 'won';

/** An event of a step; what an effect or a boost brings about stands further in. */
export interface Line {
  readonly event: Happening;
  readonly depth: number;
}

export interface Step {
  /** Its number in the strike, from 0. */
  readonly place: number;
  readonly name: StepName;
  /** Whose attack it belongs to; null for what belongs to both. */
  readonly seat: number | null;
  /** The card of that attack, "" before it begins. */
  readonly card: string;
  readonly lines: readonly Line[];
  readonly mark: Mark;
  /** Whether nothing happens in it. */
  readonly nothing: boolean;
  /** Whether the strike has come so far. */
  readonly came: boolean;
  /** The place of the last event that has happened when the step is over. */
  readonly until: number;
}

export interface Lane {
  readonly kind: 'opening' | 'attack' | 'end';
  /** Whose attack it is; null for the other lanes. */
  readonly seat: number | null;
  /** The card of the attack, "" before it begins. */
  readonly card: string;
  /** Whether it is an attack beside the one that was set. */
  readonly extra: boolean;
  readonly steps: readonly Step[];
  /** Why the attack was skipped: the stun of its player; null if it was not. */
  readonly skipped: Happening | null;
}

export interface Strike {
  /** The place of its first event, which names it. */
  readonly start: number;
  /** The turn it happened in. */
  readonly turn: number;
  readonly attacker: number;
  readonly events: readonly Happening[];
  readonly lanes: readonly Lane[];
  /** All steps of all lanes in their order. */
  readonly steps: readonly Step[];
  /** Who acts first, with both Speeds; null until that is settled. */
  readonly order: Happening | null;
  /** Whether it was played to its end. */
  readonly over: boolean;
  /** Whose turn came after it; null while that is open. */
  readonly next: number | null;
}

const ATTACK: readonly StepName[] = ['before', 'range', 'hit', 'damage', 'stun', 'after'];

interface Draft {
  name: StepName;
  seat: number | null;
  events: Happening[];
}
interface LaneDraft {
  kind: Lane['kind'];
  seat: number | null;
  card: string;
  extra: boolean;
  steps: Draft[];
  skipped: Happening | null;
}

/** All strikes among the events of a game whose attacks were revealed, the oldest first. */
export function strikesOf(events: readonly Happening[]): Strike[] {
  const found: Strike[] = [];
  let turn = 0;
  let open: { turn: number; events: Happening[] } | null = null;
  let ended: { turn: number; events: Happening[] } | null = null;
  const close = (next: number | null) => {
    if (ended) found.push(strike(ended.events, ended.turn, true, next));
    ended = null;
  };
  for (const event of events) {
    if (event.kind === 'turn') {
      const named = event.facts['turn'];
      turn = typeof named === 'number' ? named : turn + 1;
      close(event.seat);
    }
    if (event.kind === 'strike') {
      close(null);
      open = { turn, events: [] };
    }
    if (open) {
      open.events.push(event);
      if (event.kind === 'strike over' || event.kind === 'game over') {
        ended = open;
        open = null;
      }
    }
  }
  close(null);
  if (open) found.push(strike(open.events, open.turn, false, null));
  return found.filter((one) => one.events.some((event) => event.kind === 'reveal'));
}

function strike(events: readonly Happening[], turn: number, over: boolean, next: number | null): Strike {
  const order = events.find((event) => event.kind === 'order') ?? null;
  const won = events.at(-1)?.kind === 'game over';
  const lanes = drafted(events);
  foresee(won ? lanes.slice(0, -2) : lanes, order, over, won);
  const [first] = events;
  const made = finished(lanes, events.at(-1)?.at ?? 0, over);
  return {
    start: first?.at ?? 0,
    turn,
    attacker: first?.seat ?? 0,
    events,
    lanes: made,
    steps: made.flatMap((lane) => lane.steps),
    order,
    over,
    next,
  };
}

/** Sort the events into lanes and steps. */
function drafted(events: readonly Happening[]): LaneDraft[] {
  const opening = laneOf('opening', null);
  const lanes = [opening];
  let extra = false;
  let lane = opening;
  let current = addStep(opening, 'reveal');
  const begin = (kind: Lane['kind'], seat: number | null): LaneDraft => {
    lane = laneOf(kind, seat);
    lanes.push(lane);
    return lane;
  };
  for (const event of events) {
    if (event.kind === 'game over') current = addStep(begin('end', null), 'over');
    else if (event.kind === 'attack skipped') {
      const stun = events.findLast((one) => one.kind === 'stun' && one.seat === event.seat && one.at < event.at);
      begin('attack', event.seat).skipped = stun ?? event;
      current = addStep(lane, 'skipped');
    } else if (event.kind === 'attack') {
      begin('attack', event.seat);
      lane.card = event.names[0] ?? '';
      lane.extra = extra;
      extra = false;
      current = addStep(lane, 'before');
    } else if (event.step === 'cleanup' || event.kind === 'strike over') {
      if (lane.kind !== 'end') current = addStep(begin('end', null), 'cleanup');
    } else if (lane.kind === 'opening') {
      const price = event.step === 'price' || (current.name === 'price' && event.step !== 'order');
      const name = event.step === 'order' ? 'order' : price ? 'price' : current.name;
      if (name !== current.name) current = addStep(lane, name);
    } else if (lane.kind === 'attack') {
      current = stepOf(lane, current, event);
    }
    if (event.kind === 'extra attack') extra = true;
    current.events.push(event);
  }
  return lanes;
}

function laneOf(kind: Lane['kind'], seat: number | null): LaneDraft {
  return { kind, seat, card: '', extra: false, steps: [], skipped: null };
}

function addStep(lane: LaneDraft, name: StepName): Draft {
  const step: Draft = { name, seat: lane.seat, events: [] };
  lane.steps.push(step);
  return step;
}

/** The step of an attack that an event belongs to; steps that are passed over stay empty. */
function stepOf(lane: LaneDraft, current: Draft, event: Happening): Draft {
  const wanted = ATTACK.indexOf(event.step as StepName);
  const here = ATTACK.indexOf(current.name);
  if (wanted < 0 || here < 0 || current.name === 'after') return current;
  // An effect's own damage stays with the effect: that of the attack comes only after its hit.
  const damage = event.step === 'damage' || event.step === 'stun';
  if (damage && (here < ATTACK.indexOf('range') || !hasHit(lane))) return current;
  if (wanted < here) {
    if (event.step === 'hit') return backToHit(lane);
    return current;
  }
  for (const name of ATTACK.slice(here + 1, wanted + 1)) {
    const missed = name === 'hit' || name === 'damage' || name === 'stun' ? !hasHit(lane) : false;
    if (!missed) current = addStep(lane, name);
  }
  return current;
}

function hasHit(lane: LaneDraft): boolean {
  const range = lane.steps.flatMap((step) => step.events).find((event) => event.kind === 'range');
  return range !== undefined && range.facts['hit'] === 1;
}

/** Damage that a Hit effect dealt was taken for that of the attack, until the next Hit effect came. */
function backToHit(lane: LaneDraft): Draft {
  const at = lane.steps.findIndex((step) => step.name === 'hit');
  const hit = lane.steps[at];
  if (!hit) return addStep(lane, 'hit');
  for (const step of lane.steps.splice(at + 1)) hit.events.push(...step.events);
  return hit;
}

/** Add the steps that are still to come, or in which nothing happened; the lane in which a game was won is broken off. */
function foresee(lanes: LaneDraft[], order: Happening | null, over: boolean, won: boolean): void {
  const opening = lanes[0];
  if (opening && !opening.steps.some((step) => step.name === 'order')) addStep(opening, 'order');
  if (order) {
    for (const seat of [order.seat, 1 - order.seat]) {
      if (lanes.some((lane) => lane.kind === 'attack' && lane.seat === seat) || over) continue;
      lanes.push(laneOf('attack', seat));
    }
  }
  for (const lane of lanes) {
    if (lane.kind !== 'attack' || lane.skipped) continue;
    const range = lane.steps.some((step) => step.name === 'range' && step.events.length > 0);
    const here = ATTACK.indexOf(lane.steps.at(-1)?.name ?? 'before');
    for (const name of ATTACK.slice(lane.steps.length === 0 ? 0 : here + 1)) {
      const ofHit = name === 'hit' || name === 'damage' || name === 'stun';
      if (!ofHit || !range || hasHit(lane)) addStep(lane, name);
    }
  }
  if (!won && lanes.at(-1)?.kind !== 'end') {
    addStep(lanes[lanes.push(laneOf('end', null)) - 1]!, 'cleanup');
  }
}

/** Number the steps, and say how far the strike has come. */
function finished(lanes: readonly LaneDraft[], last: number, over: boolean): Lane[] {
  const all = lanes.flatMap((lane) => lane.steps);
  const latest = all.findLastIndex((step) => step.events.length > 0);
  let until = all[0]?.events[0]?.at ?? last;
  let place = 0;
  return lanes.map((lane) => ({
    kind: lane.kind,
    seat: lane.seat,
    card: lane.card,
    extra: lane.extra,
    skipped: lane.skipped,
    steps: lane.steps.map((step): Step => {
      until = step.events.at(-1)?.at ?? until;
      const made: Step = {
        place,
        name: step.name,
        seat: step.seat,
        card: lane.card,
        lines: indented(step.events),
        mark: markOf(step),
        // That an attack begins, or that the strike ends, is not what happens in the step.
        nothing: step.events.every((event) => event.kind === 'attack' || event.kind === 'strike over'),
        came: over || place <= latest,
        until,
      };
      place += 1;
      return made;
    }),
  }));
}

function markOf(step: Draft): Mark {
  const has = (kind: string) => step.events.some((event) => event.kind === kind);
  if (step.name === 'range') {
    const range = step.events.find((event) => event.kind === 'range');
    return range === undefined ? 'done' : range.facts['hit'] === 1 ? 'hit' : 'miss';
  }
  if (step.name === 'damage') return has('damage') ? 'damage' : 'done';
  if (step.name === 'stun') {
    const stun = step.events.find((event) => event.kind === 'stun');
    if (stun) return stun.facts['immune'] === 1 ? 'kept' : 'stunned';
    return has('not stunned') ? 'kept' : 'done';
  }
  if (step.name === 'skipped') return 'skipped';
  return step.name === 'over' ? 'won' : 'done';
}

/** What every strike is made of; all else follows from an effect or a boost when one came before it in the step. */
const BONES: ReadonlySet<string> = new Set([
  'strike', 'set', 'wild swing', 'reveal', 'spare copy discarded', 'invalid', 'speed', 'order', 'attack', 'range', 'damage',
  'stun', 'not stunned', 'attack skipped', 'attack placed', 'strike over', 'game over',
]); // prettier-ignore

function indented(events: readonly Happening[]): Line[] {
  let boost: { name: string; depth: number } | null = null;
  let effect: number | null = null;
  return events.map((event) => {
    if (event.kind === 'effect') {
      if (boost && event.facts['source'] !== boost.name) boost = null;
      effect = boost ? boost.depth + 1 : 0;
      return { event, depth: effect };
    }
    if (BONES.has(event.kind)) {
      boost = null;
      effect = null;
      return { event, depth: 0 };
    }
    const depth = effect === null ? 0 : effect + 1;
    if (event.kind === 'boost') boost = { name: String(event.facts['boost']), depth };
    return { event, depth };
  });
}

/** The step that a place among the events falls into; the first one if it lies before. */
export function stepAt(shown: Strike, at: number): Step | undefined {
  return shown.steps.find((step) => step.until >= at && step.lines.length > 0) ?? shown.steps.at(-1);
}

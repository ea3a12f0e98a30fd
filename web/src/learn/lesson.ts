/** A guided match as a list of steps, and how far a learner has come. It only looks on: events and pictures decide. */

import type { ExceedMatch, ExceedPicture, HackcladMatch, HackcladPicture, Happening } from '../protocol/types';
import type { GameName } from '../lib/api';
import type { Values } from '../lib/texts';

/** What the coach sees at a time; `me` is the learner's number in the events (EXCEED: the seat; HacKClaD: the Witch). */
export interface DuelMoment {
  readonly game: 'exceed';
  readonly me: number;
  readonly match: ExceedMatch;
  readonly picture: ExceedPicture;
  readonly events: readonly Happening[];
}
export interface FieldMoment {
  readonly game: 'hackclad';
  readonly me: number;
  readonly match: HackcladMatch;
  readonly picture: HackcladPicture;
  readonly events: readonly Happening[];
}
export type Moment = DuelMoment | FieldMoment;

/** A control that may glow: the first one of a list that is there is taken; with `when` only if that is there, too. */
export interface Target {
  readonly select: string;
  readonly when?: string;
}

/** What the coach says: the key of a text with its values, and the controls that it speaks of. */
export interface Advice {
  readonly key: string;
  readonly values: Values;
  readonly glow: readonly Target[];
}

export interface Step<Seen extends Moment> {
  readonly id: string;
  /** The events that show that its idea was met, the oldest first. */
  met(moment: Seen): readonly Happening[];
  /** Whether the picture alone shows it. */
  reached?(moment: Seen): boolean;
  /** The kinds of acts that lead to it, which are not something else. */
  readonly ways?: readonly string[];
  /** Whether it is something to read, that one goes on from at any time. */
  readonly reading?: boolean;
  /** What is to be done now. */
  advise(moment: Seen): Advice;
}

export interface Lesson<Seen extends Moment = Moment> {
  readonly game: GameName;
  readonly steps: readonly Step<Seen>[];
  /** The kinds of events by which the learner does something else. */
  readonly acts: readonly string[];
}

/** How far a learner has come; it is kept in this browser. */
export interface Course {
  /** The table it is played at, "" before there is one. */
  readonly table: string;
  /** The step that is on, from 0; the number of steps when all are through. */
  readonly step: number;
  /** Events from this place on happened while the step was on. */
  readonly since: number;
  readonly done: readonly string[];
  readonly skipped: readonly string[];
  /** The last step that was completed and the event that completed it, -1 for none. */
  readonly last: { readonly step: string; readonly at: number } | null;
  /** Whether the learner sent the coach away. */
  readonly closed: boolean;
  /** Whether the game is over. */
  readonly over: boolean;
}

export const freshCourse = (table = ''): Course => ({
  table,
  step: 0,
  since: 0,
  done: [],
  skipped: [],
  last: null,
  closed: false,
  over: false,
});

const after = (moment: Moment): number => (moment.events.at(-1)?.at ?? -1) + 1;

function passed(course: Course, moment: Moment, id: string, at: number): Course {
  return {
    ...course,
    step: course.step + 1,
    since: after(moment),
    done: course.done.includes(id) ? course.done : [...course.done, id],
    skipped: course.skipped.filter((one) => one !== id),
    last: { step: id, at },
  };
}

/**
 * The course after a look at the table: a step whose event happened while it was on is done, and the next one begins.
 * What happened before a step began does not complete it by itself; see `seenBefore`.
 */
export function advance<Seen extends Moment>(lesson: Lesson<Seen>, course: Course, moment: Seen): Course {
  let now = course;
  for (let step = lesson.steps[now.step]; step; step = lesson.steps[now.step]) {
    const since = now.since;
    const fresh = step.met(moment).find((event) => event.at >= since);
    if (!fresh && !step.reached?.(moment)) break;
    now = passed(now, moment, step.id, fresh?.at ?? -1);
  }
  if (moment.picture.over && !now.over) now = { ...now, over: true };
  return now;
}

/** The last event that shows the step's idea and that happened before the step was on; null for none. */
export function seenBefore<Seen extends Moment>(lesson: Lesson<Seen>, course: Course, moment: Seen): Happening | null {
  return (
    lesson.steps[course.step]
      ?.met(moment)
      .filter((event) => event.at < course.since)
      .at(-1) ?? null
  );
}

/** Go on from a step that was read or whose idea was met before. */
export function goOn<Seen extends Moment>(lesson: Lesson<Seen>, course: Course, moment: Seen): Course {
  const step = lesson.steps[course.step];
  return step ? passed(course, moment, step.id, seenBefore(lesson, course, moment)?.at ?? -1) : course;
}

/** Leave a step out. */
export function skip<Seen extends Moment>(lesson: Lesson<Seen>, course: Course, moment: Seen): Course {
  const step = lesson.steps[course.step];
  if (!step) return course;
  return {
    ...course,
    step: course.step + 1,
    since: after(moment),
    skipped: [...course.skipped, step.id],
    last: null,
  };
}

/** What the learner did last while the step was on, if it was something else; null for nothing. */
export function insteadOf<Seen extends Moment>(lesson: Lesson<Seen>, course: Course, moment: Seen): Happening | null {
  const ways = lesson.steps[course.step]?.ways ?? [];
  const last = moment.events.findLast(
    (event) => event.at >= course.since && event.seat === moment.me && lesson.acts.includes(event.kind),
  );
  return last && !ways.includes(last.kind) ? last : null;
}

/** What the coach shows at a time, for either game. */

import type { GameName } from '../lib/api';
import type { TableSession } from '../lib/session.svelte';
import { hasText, t } from '../lib/texts';
import { DUEL, duelHint, opponentName, watching } from './duelLesson';
import { FIELD, fieldHint } from './fieldLesson';
import {
  advance,
  goOn,
  insteadOf,
  seenBefore,
  skip,
  type Advice,
  type Course,
  type Lesson,
  type Moment,
} from './lesson';

export type Seen = Pick<TableSession, 'match' | 'picture' | 'events'>;

/** What the coach sees of a table; null before the game has begun, and for spectators. */
export function momentOf({ match, picture, events }: Seen): Moment | null {
  if (!match || picture?.seat == null) return null;
  if (match.game === 'exceed' && picture.game === 'exceed') {
    return { game: 'exceed', me: picture.seat, match, picture, events };
  }
  if (match.game === 'hackclad' && picture.game === 'hackclad') {
    const { seat } = picture;
    const me = match.witches.find((witch) => witch.seat === seat)?.witch ?? 0;
    return { game: 'hackclad', me, match, picture, events };
  }
  return null;
}

/** Run what works on a lesson with the lesson of the moment's game. */
function withLesson<Result>(
  moment: Moment,
  run: <One extends Moment>(lesson: Lesson<One>, moment: One) => Result,
): Result {
  return moment.game === 'exceed' ? run(DUEL, moment) : run(FIELD, moment);
}

export const advanced = (course: Course, moment: Moment): Course =>
  withLesson(moment, (lesson, now) => advance(lesson, course, now));
export const goneOn = (course: Course, moment: Moment): Course =>
  withLesson(moment, (lesson, now) => goOn(lesson, course, now));
export const skipped = (course: Course, moment: Moment): Course =>
  withLesson(moment, (lesson, now) => skip(lesson, course, now));

/** A good thing to do now; null if nothing is asked. */
export const hintOf = (moment: Moment): Advice | null =>
  moment.game === 'exceed' ? duelHint(moment) : fieldHint(moment);

/** What an advice says. */
export const wordsOf = ({ key, values }: Advice): string => t(key, values).trim();

export interface Said {
  /** What the last step ended with, "" for nothing. */
  readonly done: string;
  /** What was done instead of the step, "" for nothing. */
  readonly instead: string;
  readonly advice: Advice;
  readonly text: string;
  /** Whether one can go on from the step without doing anything. */
  readonly free: boolean;
}

function doneWords(game: GameName, course: Course, moment: Moment): string {
  if (!course.last) return '';
  const event = moment.events.find((one) => one.at === course.last?.at)?.text ?? '';
  const key = `learn.${game}.${course.last.step}.done`;
  if (event && hasText(key)) return t('learn.did', { event: t(key, { event }) });
  return t('learn.did_step', { step: t(`learn.${game}.${course.last.step}.title`) });
}

/** What the coach says now, as long as there is a step. */
export function said(course: Course, moment: Moment, stepping: boolean): Said {
  const { game } = moment;
  return withLesson(moment, (lesson, now) => {
    const step = lesson.steps[course.step];
    const seen = seenBefore(lesson, course, now);
    const advice = stepping || !step ? watching : step.advise(now);
    const other = seen || stepping ? null : insteadOf(lesson, course, now);
    const seenKey = `learn.${game}.${step?.id ?? ''}.seen`;
    // What was met before is to be read: nothing is to be pressed but "Go on".
    const shown = seen && !stepping ? { ...advice, glow: [] } : advice;
    const named = { name: moment.game === 'exceed' ? opponentName(moment) : '', ...advice.values };
    return {
      done: stepping || other ? '' : doneWords(game, course, moment),
      instead: other?.text ? t('learn.instead', { event: other.text }) : '',
      advice: shown,
      text:
        seen && !stepping
          ? t(hasText(seenKey) ? seenKey : 'learn.seen', { event: seen.text })
          : wordsOf({ ...advice, values: named }),
      free: !stepping && (seen !== null || (step?.reading ?? false)),
    };
  });
}

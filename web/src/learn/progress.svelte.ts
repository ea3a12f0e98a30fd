/** How far this browser's lessons have come, kept in its storage. */

import type { GameName } from '../lib/api';
import { freshCourse, type Course } from './lesson';
import { STEPS } from './steps';

const PLACE = 'wildswing.lessons';

function isCourse(kept: unknown): kept is Course {
  if (typeof kept !== 'object' || kept === null) return false;
  const one = kept as Partial<Course>;
  return (
    typeof one.table === 'string' &&
    typeof one.step === 'number' &&
    typeof one.since === 'number' &&
    Array.isArray(one.done) &&
    Array.isArray(one.skipped)
  );
}

function kept(): Record<GameName, Course> {
  const courses = { exceed: freshCourse(), hackclad: freshCourse() };
  try {
    const read = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>;
    for (const game of ['exceed', 'hackclad'] as const) {
      const course = read[game];
      if (isCourse(course)) courses[game] = { ...freshCourse(), ...course };
    }
  } catch {
    // What cannot be read is begun anew.
  }
  return courses;
}

export const courses: Record<GameName, Course> = $state(kept());

/** Remember how far a lesson has come. */
export function keepCourse(game: GameName, course: Course): void {
  courses[game] = course;
  try {
    localStorage.setItem(PLACE, JSON.stringify(courses));
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}

/** How many steps of a lesson are behind the learner, done or left out. */
export const behindOf = (game: GameName): number => Math.min(courses[game].step, STEPS[game].length);

/** Whether a lesson was begun and can go on at its table. */
export const goesOn = (game: GameName): boolean => courses[game].table !== '' && !courses[game].over;

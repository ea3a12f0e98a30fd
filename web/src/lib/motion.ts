/** Animations for scripts: how long they take at the reader's speed, and waiting that a key or a tap cuts short. */

import { MOTION, type Duration } from './pace';
import { shownSpeed } from './settings.svelte';

export type { Duration };

/** The milliseconds that something takes now. */
export function duration(name: Duration): number {
  return MOTION[shownSpeed()][name];
}

/** Whether nothing is to move. */
export function isStill(): boolean {
  return shownSpeed() === 'none';
}

const waiting = new Set<() => void>();

/** Wait so long, or until `hurry` is called. A number is milliseconds at normal speed. */
export function pause(length: Duration | number): Promise<void> {
  const scale = MOTION[shownSpeed()].move / MOTION.normal.move;
  const milliseconds = typeof length === 'number' ? length * scale : duration(length);
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      waiting.delete(done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    waiting.add(done);
  });
}

/** End every pause at once: the hands of fast players are never slowed. */
export function hurry(): void {
  for (const done of [...waiting]) done();
}

/** Let the next key or tap anywhere call `hurry`; returns what undoes it. */
export function hurryOnInput(): () => void {
  addEventListener('keydown', hurry, { capture: true });
  addEventListener('pointerdown', hurry, { capture: true });
  return () => {
    removeEventListener('keydown', hurry, { capture: true });
    removeEventListener('pointerdown', hurry, { capture: true });
  };
}

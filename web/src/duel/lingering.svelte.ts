/** What a number has lost of late: it stays for a moment, so that a blow can be seen after it fell. */

import { duration } from '../lib/motion';

/** How long the loss stays where nothing moves. */
const STILL = 1600;

export class Lingering {
  /** By how much the number fell; 0 for nothing, or when the moment is over. */
  amount = $state(0);

  constructor(read: () => number) {
    let before: number | null = null;
    $effect(() => {
      const now = read();
      const fell = before === null ? 0 : before - now;
      before = now;
      if (fell <= 0) {
        if (fell < 0) this.amount = 0;
        return;
      }
      this.amount = fell;
      const timer = setTimeout(() => (this.amount = 0), duration('linger') || STILL);
      return () => clearTimeout(timer);
    });
  }
}

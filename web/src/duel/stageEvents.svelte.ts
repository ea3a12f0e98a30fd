/** What the stage shows of the latest events for a moment: where somebody came from, and who was hurt. */

import { duration } from '../lib/motion';
import type { ExceedPicture, Happening } from '../protocol/types';
import type { Trail } from './stageTypes';

/** How long a path stays where nothing moves. */
const STILL = 1600;

export class StageEvents {
  trail = $state.raw<Trail | null>(null);
  hurt = $state<number | null>(null);

  /**
   * @param told is told of events that have just come
   */
  constructor(
    read: () => readonly Happening[],
    picture: () => ExceedPicture,
    told: (fresh: readonly Happening[]) => void = () => undefined,
  ) {
    let seen: number | null = null;
    $effect(() => {
      const events = read();
      const last = events.at(-1)?.at ?? -1;
      const fresh = seen === null || last <= seen ? [] : events.filter((event) => event.at > (seen ?? -1));
      seen = last;
      if (fresh.length > 0) told(fresh);
      const trail = lastMove(fresh, picture());
      const hurt = fresh.findLast((event) => event.kind === 'damage' && Number(event.facts['amount']) > 0);
      if (!trail && !hurt) return;
      this.trail = trail;
      this.hurt = hurt?.seat ?? null;
      const timer = setTimeout(
        () => {
          this.trail = null;
          this.hurt = null;
        },
        duration('linger') || STILL,
      );
      return () => clearTimeout(timer);
    });
  }
}

/** The last movement among some events. */
export function lastMove(events: readonly Happening[], picture: ExceedPicture): Trail | null {
  const event = events.findLast((entry) => entry.kind === 'move' && entry.facts['from'] !== entry.facts['to']);
  if (!event) return null;
  const from = Number(event.facts['from']);
  const to = Number(event.facts['to']);
  const opponent = picture.players.find((player) => player.seat !== event.seat);
  const other = opponent?.space ?? 0;
  const step = to > from ? 1 : -1;
  const path = Array.from({ length: Math.abs(to - from) + 1 }, (_, count) => from + count * step);
  // The other fighter's spaces are passed over.
  return {
    seat: event.seat,
    path: path.filter((space) => !opponent?.spaces.includes(space) || space === to || space === from),
    passes: (from - other) * (to - other) < 0,
  };
}

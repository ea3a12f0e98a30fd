/** Cards and Magic Shards that fly from one place of a table to another, for a moment; the next key or tap ends it. */

import { duration } from './motion';

/** A place as the table marks it with `data-place`; of several names the first that is on the screen. */
export type Place = string | readonly string[];

export interface Journey {
  readonly from: Place;
  readonly to: Place;
  /** What flies, if it is not a card. */
  readonly what?: 'shard';
}

/** More than so many at a time would only be a swarm. */
const MOST = 5;
const STAGGER = 40;
/** A way shorter than this is no journey. */
const LEAST = 24;
/** Half of what flies, in pixels. */
const HALF = { card: { x: 22, y: 32 }, shard: { x: 13, y: 17 } } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(root: ParentNode, place: Place): Point | null {
  for (const name of typeof place === 'string' ? [place] : place) {
    // The innermost: a line stands for its parts where these are not shown.
    for (const one of [...root.querySelectorAll(`[data-place="${name}"]`)].reverse()) {
      const box = one.getBoundingClientRect();
      if (box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  }
  return null;
}

/** Let things fly over a table; returns what ends them at once. */
export function fly(root: ParentNode, all: readonly Journey[]): () => void {
  const length = duration('move');
  if (length === 0) return () => undefined;
  const flights: Animation[] = [];
  for (const { from: start, to: end, what = 'card' } of all.slice(-MOST)) {
    const from = middleOf(root, start);
    const to = middleOf(root, end);
    if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < LEAST) continue;
    const flying = document.createElement('div');
    flying.className = `flying-${what}`;
    flying.setAttribute('aria-hidden', 'true');
    document.body.append(flying);
    const half = HALF[what];
    const at = (point: Point) => `translate(${point.x - half.x}px, ${point.y - half.y}px)`;
    const flight = flying.animate(
      [
        { transform: `${at(from)} scale(.8)`, opacity: 0 },
        { transform: at(from), opacity: 1, offset: 0.15 },
        { transform: `${at(to)} scale(.7)`, opacity: 0.2 },
      ],
      { duration: length, delay: flights.length * STAGGER, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' },
    );
    const gone = () => flying.remove();
    flight.finished.then(gone, gone);
    flights.push(flight);
  }
  return () => flights.forEach((flight) => flight.cancel());
}

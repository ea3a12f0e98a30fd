/** What just happened on the field, as short tags that stay a moment. */

import type { Sound } from '../lib/sound';
import { t } from '../lib/texts';
import type { Happening, HackcladPicture } from '../protocol/types';

export interface Moment {
  /** The place of the event, so that a tag appears once. */
  at: number;
  space: number;
  kind: 'damage' | 'injury' | 'shards' | 'mission';
  text: string;
}

/** The sound of what happened: the gravest of it, as they would all come at once. */
export function soundOf(events: readonly Happening[], since: number): Sound | null {
  const kinds = new Set(events.filter((one) => one.at >= since).map((one) => one.kind));
  for (const [kind, sound] of SOUNDS) if (kinds.has(kind)) return sound;
  return null;
}

const SOUNDS: readonly (readonly [string, Sound])[] = [
  ['damage', 'hit'],
  ['clad damaged', 'hit'],
  ['clad turn', 'drum'],
  ['move', 'step'],
  ['draw', 'paper'],
  ['discard', 'paper'],
];

const number = (value: number | string | undefined): number => (typeof value === 'number' ? value : Number(value ?? 0));

/** The tags of the events from a place on; `picture` tells where everybody stands after them. */
export function momentsOf(events: readonly Happening[], since: number, picture: HackcladPicture): Moment[] {
  const found: Moment[] = [];
  for (const { at, kind, seat, facts } of events) {
    if (at < since) continue;
    const amount = number(facts.amount);
    const witch = picture.witches[seat];
    if (kind === 'clad damaged' && amount > 0)
      found.push({ at, space: picture.clad.space, kind: 'damage', text: `-${amount}` });
    else if (kind === 'damage' && amount > 0 && witch?.space != null)
      found.push({ at, space: witch.space, kind: 'injury', text: `-${amount}` });
    else if (kind === 'mission' && witch?.space != null)
      found.push({ at, space: witch.space, kind: 'mission', text: t('field.mission.moment') });
    else if (kind === 'picked up' && typeof facts.space === 'number')
      found.push({ at, space: facts.space, kind: 'shards', text: `+${amount}` });
  }
  return found;
}

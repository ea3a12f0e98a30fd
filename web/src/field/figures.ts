/** The figures of the drawing: the Witches on the field, and the Clad where it will stand. */

import type { CladPicture, HackcladPicture, Stand, ThreatPicture } from '../protocol/types';

export interface Figure {
  witch: number;
  space: number;
  /** Aside, where several share a space. */
  dx: number;
  dy: number;
}

/** The Witches who stand on the field; those on one space, or on the Clad's, stand side by side. */
export function figures(picture: HackcladPicture): Figure[] {
  const here = picture.witches.filter((one) => one.space !== null);
  return here.map((one) => {
    const group = here.filter((other) => other.space === one.space);
    const aside = group.length > 1 ? (group.indexOf(one) - (group.length - 1) / 2) * 26 : 0;
    const below = one.space === picture.clad.space ? 22 : 0;
    return { witch: one.witch, space: one.space ?? 0, dx: aside, dy: below };
  });
}

export interface GhostClad extends Stand {
  /** The numbers of the Clad cards after which it stands there. */
  after: number[];
}

/** Where the Clad will stand after its cards, each place once, without where it stands now. */
export function ghostClads(
  threats: readonly ThreatPicture[],
  clad: Pick<CladPicture, 'space' | 'facing'>,
): GhostClad[] {
  const found: GhostClad[] = [];
  for (const { slot, ends } of threats) {
    if (ends.space === clad.space && ends.facing === clad.facing) continue;
    const same = found.find((one) => one.space === ends.space && one.facing === ends.facing);
    if (same) same.after.push(slot + 1);
    else found.push({ space: ends.space, facing: ends.facing, after: [slot + 1] });
  }
  return found.filter((one) => one.space !== clad.space);
}

/** A range as a small grid and in words. */

import { t } from '../lib/texts';

export type Offset = readonly [number, number];

interface Grid {
  left: number;
  right: number;
  top: number;
  bottom: number;
  cells: { x: number; y: number }[];
}

/**
 * The spaces to draw: five columns, and as many rows as the range needs, three at least. The Clad's areas are always
 * drawn whole, so that cards can be compared.
 */
export function gridOf(offsets: readonly Offset[], whole: boolean): Grid {
  const most = (numbers: number[]): number => Math.max(...numbers);
  const [east, north] = [offsets.map(([x]) => x), offsets.map(([, y]) => y)];
  const left = 0 - most([2, ...east.map((x) => -x)]);
  const right = most([2, ...east]);
  const bottom = 0 - most([whole ? 2 : 0, ...north.map((y) => -y)]);
  const top = most([whole ? 2 : 0, bottom + 2, ...north]);
  const cells = [];
  for (let y = top; y >= bottom; y -= 1) for (let x = left; x <= right; x += 1) cells.push({ x, y });
  return { left, right, top, bottom, cells };
}

/** "1 ahead, 1 ahead 1 left": the spaces of a range as they are said. */
export function reachWords(offsets: readonly Offset[]): string {
  const said = ([x, y]: Offset): string => {
    const along = y === 0 ? '' : t(y > 0 ? 'field.offset.ahead' : 'field.offset.back', { count: Math.abs(y) });
    const across = x === 0 ? '' : t(x > 0 ? 'field.offset.right' : 'field.offset.left', { count: Math.abs(x) });
    return [along, across].filter(Boolean).join(' ') || t('field.offset.own');
  };
  return offsets.map(said).join(', ');
}

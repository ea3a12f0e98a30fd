/** The field of five by five spaces whose edges join: names, places in the drawing, and ways over the edges. */

export const WIDTH = 5;
export const SPACES = WIDTH * WIDTH;
/** The side of a space in the drawing, and the half space around that repeats the far side. */
export const CELL = 88;
export const RIM = 40;
export const SIDE = 2 * RIM + WIDTH * CELL;

export type Direction = 'north' | 'east' | 'south' | 'west';
export interface Point {
  x: number;
  y: number;
}

const DEGREES: Record<string, number> = { north: 0, east: 90, south: 180, west: 270 };
const STEPS: Record<Direction, Point> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

const wrapped = (number: number): number => ((number % WIDTH) + WIDTH) % WIDTH;

export const columnOf = (space: number): number => space % WIDTH;
export const rowOf = (space: number): number => Math.floor(space / WIDTH);
export const spaceAt = (column: number, row: number): number => wrapped(row) * WIDTH + wrapped(column);

/** "d4": the file from a in the west, the rank from 1 in the south. */
export function nameOf(space: number): string {
  return `${'abcde'.charAt(columnOf(space))}${rowOf(space) + 1}`;
}

/** The space of a name, null for what is none. */
export function spaceOf(name: string): number | null {
  const found = /^([a-e])([1-5])$/i.exec(name.trim());
  if (!found?.[1] || !found[2]) return null;
  return spaceAt('abcde'.indexOf(found[1].toLowerCase()), Number(found[2]) - 1);
}

/** The neighbour in a direction, over the edge too. */
export function neighbour(space: number, direction: Direction): number {
  const { x, y } = STEPS[direction];
  return spaceAt(columnOf(space) + x, rowOf(space) + y);
}

/** The upper left corner of a column and a row in the drawing; -1 and 5 are the rim. */
export const cornerOf = (column: number, row: number): Point => ({
  x: RIM + column * CELL,
  y: RIM + (WIDTH - 1 - row) * CELL,
});

export function centreOf(space: number): Point {
  const { x, y } = cornerOf(columnOf(space), rowOf(space));
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** Columns and rows of the whole drawing, the rim too, from north to south. */
export function drawn(): { column: number; row: number; space: number; rim: boolean }[] {
  const found = [];
  for (let row = WIDTH; row >= -1; row -= 1)
    for (let column = -1; column <= WIDTH; column += 1) {
      const rim = column < 0 || row < 0 || column >= WIDTH || row >= WIDTH;
      found.push({ column, row, space: spaceAt(column, row), rim });
    }
  return found;
}

/** How far the copies of something on a space are shifted that show in the rim; none for a space inside. */
export function copiesOf(space: number): Point[] {
  const all = WIDTH * CELL;
  const across = columnOf(space) === 0 ? [0, all] : columnOf(space) === WIDTH - 1 ? [0, -all] : [0];
  const along = rowOf(space) === 0 ? [0, -all] : rowOf(space) === WIDTH - 1 ? [0, all] : [0];
  return across.flatMap((x) => along.map((y) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);
}

/** The space under a point of the drawing; a point on the rim belongs to the far side that it repeats. */
export function spaceUnder({ x, y }: Point): number | null {
  if (x < 0 || y < 0 || x > SIDE || y > SIDE) return null;
  return spaceAt(Math.floor((x - RIM) / CELL), WIDTH - 1 - Math.floor((y - RIM) / CELL));
}

/** Whether the straight way between two spaces leads over an edge, so that a figure must not slide across the field. */
export function crossesEdge(from: number, to: number): boolean {
  return Math.abs(columnOf(from) - columnOf(to)) > 2 || Math.abs(rowOf(from) - rowOf(to)) > 2;
}

/** A quarter turn to the right is 90; north is up. */
export const degreesOf = (facing: string): number => DEGREES[facing] ?? 0;

/** Dots of a path: the middles between its spaces, over an edge as a step out of the field and one into it. */
export function dotsOf(path: readonly number[]): Point[] {
  const dots: Point[] = [];
  path.forEach((space, place) => {
    const before = path[place - 1];
    if (before === undefined) return;
    const [from, to] = [centreOf(before), centreOf(space)];
    const across = Math.abs(to.x - from.x) > 2 * CELL ? Math.sign(from.x - to.x) : 0;
    const along = Math.abs(to.y - from.y) > 2 * CELL ? Math.sign(from.y - to.y) : 0;
    if (across || along) {
      dots.push({ x: from.x + (across * CELL) / 2, y: from.y + (along * CELL) / 2 });
      dots.push({ x: to.x - (across * CELL) / 2, y: to.y - (along * CELL) / 2 });
    } else dots.push({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  });
  return dots;
}

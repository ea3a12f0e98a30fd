/** Where things are drawn on the stage. All lengths are in the pixels of the box that the stage fills. */

import { columnOf } from './sides';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export class StageGeometry {
  readonly width: number;
  readonly height: number;
  readonly spaces: number;
  readonly mirrored: boolean;
  /** The far and the near edge of the floor. */
  readonly far: number;
  readonly near: number;
  /** The line that the fighters stand on. */
  readonly ground: number;
  /** How far under the near edge the numbers stand. */
  readonly numbers: number;
  /** How large standards are drawn, 1 for a banner of 166 pixels. */
  readonly scale: number;
  private readonly farPitch: number;
  private readonly nearPitch: number;

  constructor(width: number, height: number, spaces: number, mirrored: boolean) {
    this.width = width;
    this.height = height;
    this.spaces = spaces;
    this.mirrored = mirrored;
    const low = height < 215;
    const depth = Math.min(150, Math.max(40, height * (low ? 0.27 : 0.235)));
    this.near = height - (low ? 26 : 34);
    this.numbers = low ? 20 : 25;
    this.far = this.near - depth;
    this.ground = this.far + depth * 0.557;
    // Wide boxes get side walls instead of endless floor; narrow ones use every pixel.
    this.nearPitch = Math.min((width - (width > 560 ? 52 : 12)) / spaces, 150);
    this.farPitch = this.nearPitch * (width > 560 ? 0.895 : 0.948);
    this.scale = Math.min(2, (this.ground - (low ? 30 : 44)) / 172, this.nearPitch / (width > 560 ? 72 : 62));
  }

  /** The middle of a space at a height. */
  at(space: number, y: number = this.ground): Point {
    const column = columnOf(space, this.spaces, this.mirrored) + 0.5 - this.spaces / 2;
    return { x: this.width / 2 + column * this.pitchAt(y), y };
  }

  /** How wide a plate on the floor of a space may be. */
  get plate(): number {
    return this.pitchAt(this.ground) - 5;
  }

  /** The corners of a space, as an SVG polygon has them. */
  tile(space: number): string {
    const column = columnOf(space, this.spaces, this.mirrored) - this.spaces / 2;
    const gap = Math.max(1.2, this.width / 640);
    const corners: Point[] = [
      { x: this.width / 2 + column * this.farPitch + gap, y: this.far },
      { x: this.width / 2 + (column + 1) * this.farPitch - gap, y: this.far },
      { x: this.width / 2 + (column + 1) * this.nearPitch - gap, y: this.near },
      { x: this.width / 2 + column * this.nearPitch + gap, y: this.near },
    ];
    return corners.map((corner) => `${corner.x.toFixed(1)},${corner.y.toFixed(1)}`).join(' ');
  }

  /** Left and right edge of a space as a share of the width, for the button over it. */
  button(space: number): { left: number; width: number } {
    const column = columnOf(space, this.spaces, this.mirrored) - this.spaces / 2;
    return {
      left: (this.width / 2 + column * this.nearPitch) / this.width,
      width: this.nearPitch / this.width,
    };
  }

  /** The way of a movement, with an arc over a fighter who is passed. */
  walk(path: readonly number[]): string {
    const [first, ...rest] = path;
    if (first === undefined) return '';
    let from = this.at(first);
    let last = first;
    let line = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}`;
    for (const space of rest) {
      const to = this.at(space);
      const passes = Math.abs(space - last) > 1;
      const lift = passes ? this.ground - this.far + 70 * this.scale : 16 * this.scale;
      line += `Q${((from.x + to.x) / 2).toFixed(1)} ${(this.ground - lift).toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
      from = to;
      last = space;
    }
    return line;
  }

  /** The plinth under the near edge of the floor. */
  plinth(): { x: number; y: number; width: number } {
    const width = this.nearPitch * this.spaces + 12;
    return { x: (this.width - width) / 2, y: this.near, width };
  }

  /** One arch of the hall behind the stage, by its middle. */
  arches(): string[] {
    const found: string[] = [];
    const pitch = Math.max(44, Math.min(110, this.farPitch * 1.2));
    const count = Math.ceil(this.width / pitch / 2) + 1;
    const top = this.far * 0.26;
    const shoulder = this.far * 0.67;
    for (let place = -count; place <= count; place += 1) {
      const left = this.width / 2 + place * pitch;
      const right = left + pitch;
      const middle = (left + right) / 2;
      const bend = pitch * 0.32;
      const lift = this.far * 0.4;
      found.push(
        `M${left} ${this.far}V${shoulder}C${left} ${lift} ${left + bend} ${top + 9} ${middle} ${top}` +
          `S${right} ${lift} ${right} ${shoulder}V${this.far}`,
      );
    }
    return found;
  }

  /** The shafts of light that fall through the windows. */
  shafts(): string[] {
    return [-3, -2, -1, 0, 1, 2, 3].map((place) => {
      const top = this.width / 2 + place * this.width * 0.11;
      const bottom = this.width / 2 + place * this.width * 0.17;
      const half = this.width * 0.035;
      return `M${top} -4L${bottom - half} ${this.far}H${bottom + half}z`;
    });
  }

  private pitchAt(y: number): number {
    const share = (y - this.far) / (this.near - this.far);
    return this.farPitch + (this.nearPitch - this.farPitch) * share;
  }
}

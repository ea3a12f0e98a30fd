/** Remembers where the figures stood, to tell which of them cross an edge and must not slide over the whole field. */

import { SvelteSet } from 'svelte/reactivity';
import type { Figure } from './figures';
import { crossesEdge } from './geometry';

export class Slides {
  /** The Witches who appear at once. */
  readonly still = new SvelteSet<number>();
  /** Whether the Clad does. */
  clad = $state(false);

  #spaces = new Map<number, number>();
  #clad = -1;

  see(figures: readonly Figure[], clad: number): void {
    for (const { witch, space } of figures) {
      const before = this.#spaces.get(witch);
      if (before === space) continue;
      if (before === undefined || crossesEdge(before, space)) this.still.add(witch);
      else this.still.delete(witch);
      this.#spaces.set(witch, space);
    }
    if (clad !== this.#clad) {
      this.clad = this.#clad < 0 || crossesEdge(this.#clad, clad);
      this.#clad = clad;
    }
  }
}

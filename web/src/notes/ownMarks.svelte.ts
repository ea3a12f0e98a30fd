/** Marks that a reader puts on spaces of the board, to think with: they stay in this browser and are never sent. */

import { SvelteSet } from 'svelte/reactivity';

export class OwnMarks {
  readonly spaces = new SvelteSet<number>();
  readonly #place: string;

  /** @param notebook whose marks they are; without a name they live as long as the page */
  constructor(notebook: string) {
    this.#place = notebook && `wildswing.marks.${notebook}`;
    for (const space of read(this.#place)) this.spaces.add(space);
  }

  /** Mark a space, or take its mark away. */
  toggle(space: number): void {
    if (!this.spaces.delete(space)) this.spaces.add(space);
    this.#keep();
  }

  clear(): void {
    this.spaces.clear();
    this.#keep();
  }

  #keep(): void {
    if (!this.#place) return;
    try {
      if (this.spaces.size > 0) localStorage.setItem(this.#place, JSON.stringify([...this.spaces]));
      else localStorage.removeItem(this.#place);
    } catch {
      // Without storage the marks live as long as the page.
    }
  }
}

function read(place: string): number[] {
  try {
    const kept: unknown = place ? JSON.parse(localStorage.getItem(place) ?? '[]') : [];
    return Array.isArray(kept) ? kept.filter((space) => Number.isInteger(space)) : [];
  } catch {
    return [];
  }
}

const byNotebook = new Map<string, OwnMarks>();

/** The marks of a notebook, the same for the board that shows them and the notes that list them. */
export function ownMarks(notebook: string): OwnMarks {
  let marks = byNotebook.get(notebook);
  if (!marks) byNotebook.set(notebook, (marks = new OwnMarks(notebook)));
  return marks;
}

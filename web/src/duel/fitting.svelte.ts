/** Shows as much as fits: begins with everything, and leaves something out for as long as the box would have to scroll. */

import { tick } from 'svelte';

export class Fitting {
  /** How much is left out: 0 is nothing. */
  level = $state(0);

  /**
   * @param box what must not scroll; the room that it has is its parent's, less what stands beside it there
   * @param most the level that is not exceeded; 0 leaves nothing out, and lets the box scroll
   * @param shown reads what the box shows, so that other content is fitted anew
   */
  constructor(box: () => HTMLElement | undefined, most: () => number, shown: () => unknown) {
    let room = $state(0);
    $effect(() => {
      const inside = box();
      const around = inside?.parentElement;
      if (!around || typeof ResizeObserver !== 'function') return;
      const observer = new ResizeObserver(() => (room += 1));
      for (const element of [around, ...around.children]) if (element !== inside) observer.observe(element);
      return () => observer.disconnect();
    });

    $effect(() => {
      const inside = box();
      const end = most();
      void room;
      shown();
      let wanted = true;
      this.level = 0;
      const fit = async () => {
        // Before the browser paints, so that nothing flickers.
        for (let level = 0; inside && level < end; level += 1) {
          await tick();
          if (!wanted || inside.scrollHeight <= inside.clientHeight + 1) return;
          this.level = level + 1;
        }
      };
      void fit();
      return () => {
        wanted = false;
      };
    });
  }
}

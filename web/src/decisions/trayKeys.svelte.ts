/** The keys of the tray that asks; the table listens for them, wherever the focus is in it. */

import type { KeyBinding } from '../lib/keys';

const sources = new Set<() => readonly KeyBinding[]>();

/** Let these keys work as long as the component is there; call it while the component is made. */
export function trayKeys(bindings: () => readonly KeyBinding[]): void {
  $effect(() => {
    sources.add(bindings);
    return () => {
      sources.delete(bindings);
    };
  });
}

/** What works now. */
export function openTrayKeys(): KeyBinding[] {
  return [...sources].reverse().flatMap((source) => source());
}

/** The digits 1 to 9 for things in a row. */
export function digits<T>(things: readonly T[], label: (thing: T) => string, run: (thing: T) => void): KeyBinding[] {
  return things.slice(0, 9).map((thing, place) => ({
    id: `digit-${place + 1}`,
    key: String(place + 1),
    label: label(thing),
    run: () => run(thing),
  }));
}

/** After a key that picked something the focus comes to the tray as a whole, so that Enter confirms what was picked. */
export function enterConfirms(tray: HTMLElement | undefined): void {
  tray?.closest<HTMLElement>('[data-zone="decision"]')?.focus({ preventScroll: true });
}

/** Move the focus among the controls of a list with the arrows, Home and End. */
export function walk(event: KeyboardEvent, list: HTMLElement | undefined): void {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const controls = [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
  const here = controls.findIndex((control) => control === document.activeElement);
  let next: number;
  if (event.key === 'Home') next = 0;
  else if (event.key === 'End') next = controls.length - 1;
  else if (event.key in steps) next = (here + (steps[event.key] ?? 0) + controls.length) % controls.length;
  else return;
  event.preventDefault();
  event.stopPropagation();
  controls[next]?.focus();
}

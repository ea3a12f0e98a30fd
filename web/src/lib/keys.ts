/** Keys of the table. Single letters and digits act only while the focus is inside, can be changed and switched off. */

import { settings } from './settings.svelte';

export interface KeyBinding {
  /** Names the act in the settings, such as "strike". */
  id: string;
  /** As in `KeyboardEvent.key`, letters small: "s", "Enter", "ArrowLeft", "?"; "Shift+t" with Shift. */
  key: string;
  /** What it does, for the list of keys. */
  label: string;
  run: (event: KeyboardEvent) => void;
  /** Whether it works now; without it, always. */
  when?: () => boolean;
}

/** The key of an act, as the reader changed it. */
export function keyOf(binding: Pick<KeyBinding, 'id' | 'key'>): string {
  return settings.keys[binding.id] ?? binding.key;
}

/** Whether a key is a character that could also be typed or spoken, and hence can be switched off (WCAG 2.1.4). */
export function isCharacter(key: string): boolean {
  return [...key.replace(/^Shift\+/, '')].length === 1 && key !== ' ';
}

/** The name of a pressed key as bindings write it. */
export function pressed(event: KeyboardEvent): string {
  const letter = event.key.length === 1 && event.key.toLowerCase() !== event.key.toUpperCase();
  return letter ? (event.shiftKey ? 'Shift+' : '') + event.key.toLowerCase() : event.key;
}

/** Whether keys go into the element as text. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
  );
}

const active = new Map<HTMLElement, () => readonly KeyBinding[]>();

/** Listen for keys inside an element; `bindings` is asked at every key. Returns what undoes it, as an attachment does. */
export function onKeys(node: HTMLElement, bindings: () => readonly KeyBinding[]): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
    const key = pressed(event);
    if (isCharacter(key) && !settings.letters) return;
    // Enter and Space on a control press that control.
    if ((key === 'Enter' || key === ' ') && event.target instanceof Element && event.target !== node) {
      if (event.target.closest('button, a[href], input, summary')) return;
    }
    const binding = bindings().find((one) => keyOf(one) === key && (one.when?.() ?? true));
    if (!binding) return;
    event.preventDefault();
    event.stopPropagation();
    binding.run(event);
  };
  node.addEventListener('keydown', heard);
  active.set(node, bindings);
  return () => {
    node.removeEventListener('keydown', heard);
    active.delete(node);
  };
}

/** The keys that do something now, for the list behind "?"; where the focus is inside nothing that has keys, all. */
export function workingKeys(from: Element | null = document.activeElement): { key: string; label: string }[] {
  const around = [...active].filter(([node]) => from !== null && node.contains(from));
  const sources = around.length > 0 ? around : [...active];
  const seen = new Set<string>();
  const list: { key: string; label: string }[] = [];
  for (const [, bindings] of sources.reverse()) {
    for (const binding of bindings()) {
      const key = keyOf(binding);
      if (seen.has(key) || !(binding.when?.() ?? true) || (isCharacter(key) && !settings.letters)) continue;
      seen.add(key);
      list.push({ key, label: binding.label });
    }
  }
  return list;
}

/** F6 walks through the zones of a page (Shift+F6 backwards); a zone is an element with `data-zone`. */

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const visible = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Mark an element as a zone; use it as an attachment: `{@attach zone('hand')}`. */
export function zone(name: string): (node: HTMLElement) => () => void {
  return (node) => {
    node.dataset.zone = name;
    return () => delete node.dataset.zone;
  };
}

/** What the focus goes to in a zone: where it was last, else the first control, else the zone itself. */
function entry(node: HTMLElement): HTMLElement {
  const controls = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(visible);
  const first = controls.find((control) => control.tabIndex === 0) ?? controls[0];
  if (first) return first;
  if (!node.hasAttribute('tabindex')) node.tabIndex = -1;
  return node;
}

/** Move the focus to the next zone, or back by -1; says which one, null if there is none. */
export function walk(by: 1 | -1): string | null {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')].filter(visible);
  if (zones.length === 0) return null;
  const focused = document.activeElement;
  const here = focused ? zones.findLastIndex((node) => node.contains(focused)) : -1;
  const start = here < 0 && by < 0 ? 0 : here;
  const next = zones[(start + by + zones.length) % zones.length];
  if (!next) return null;
  entry(next).focus();
  return next.dataset.zone ?? null;
}

/** Move the focus into a zone by its name; says whether it is there. */
export function enter(name: string): boolean {
  const node = document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(name)}"]`);
  if (node) entry(node).focus();
  return node !== null;
}

/** Listen for F6; returns what undoes it. */
export function startZones(): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (walk(event.shiftKey ? -1 : 1) !== null) event.preventDefault();
  };
  addEventListener('keydown', heard);
  return () => removeEventListener('keydown', heard);
}

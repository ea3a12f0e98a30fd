/** The address of the page, as state, and going elsewhere without loading the page anew. */

import { found, type Found } from './routes';

/** Where the page is. */
export const route: { path: string; search: string } & Found = $state({
  path: location.pathname,
  search: location.search,
  ...found(location.pathname),
});

function arrive(): void {
  Object.assign(route, { path: location.pathname, search: location.search, ...found(location.pathname) });
}

/** Go to an address of this site, such as "/t/k3v9x2"; `replace` leaves no way back to the present one. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = route.path;
  arrive();
  if (route.path !== before) scrollTo(0, 0);
}

/** A part of the address after the question mark, "" if it is not there. */
export function query(name: string): string {
  return new URLSearchParams(route.search).get(name) ?? '';
}

/** Change what stands after the question mark, without a step in the history. */
export function setQuery(values: Record<string, string | null>): void {
  const parameters = new URLSearchParams(route.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const text = parameters.toString();
  go(route.path + (text ? `?${text}` : ''), { replace: true });
}

function followed(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

/** Follow the links of the page and the browser's back and forward; returns what undoes it. */
export function startRouter(): () => void {
  document.addEventListener('click', followed);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', followed);
    removeEventListener('popstate', arrive);
  };
}

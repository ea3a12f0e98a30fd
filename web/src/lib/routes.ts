/** Which page an address is, and which of its parts are the page's properties. */

export type PageName =
  'lobby' | 'characters' | 'watch' | 'learn' | 'table' | 'replay' | 'position' | 'rules' | 'nowhere';

export interface Found {
  page: PageName;
  /** What the page gets as properties. */
  properties: Record<string, string>;
}

const ROUTES: readonly [pattern: string, page: PageName, more?: Record<string, string>][] = [
  ['/', 'lobby'],
  ['/characters', 'characters'],
  ['/characters/:game', 'characters'],
  ['/characters/:game/:character', 'characters'],
  ['/watch', 'watch'],
  ['/learn', 'learn'],
  ['/learn/:game', 'learn'],
  ['/t/:id', 'table'],
  ['/t/:id/join/:secret', 'table', { act: 'join' }],
  ['/t/:id/watch/:secret', 'table', { act: 'watch' }],
  ['/t/:id/recover/:secret', 'table', { act: 'recover' }],
  ['/t/:id/replay', 'replay'],
  ['/position', 'position'],
  ['/rules', 'rules'],
  ['/rules/:game', 'rules'],
  ['/rules/:game/:rule', 'rules'],
];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** The page of a path. */
export function found(path: string): Found {
  const given = parts(path);
  for (const [pattern, page, more] of ROUTES) {
    const wanted = parts(pattern);
    if (wanted.length !== given.length) continue;
    const properties: Record<string, string> = { ...more };
    const fits = wanted.every((part, i) => {
      const value = given[i] ?? '';
      if (!part.startsWith(':')) return part === value;
      properties[part.slice(1)] = decoded(value);
      return true;
    });
    if (fits) return { page, properties };
  }
  return { page: 'nowhere', properties: {} };
}

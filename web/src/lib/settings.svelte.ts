/** What the reader chose for this browser; kept in its storage, and put on the page at once. */

import { MOTION, type Speed } from './pace';

export type Theme = 'system' | 'dark' | 'light';

/** A translation that the reader loaded; see docs/language-files.md. */
export interface LanguageFile {
  /** The code of the language, such as "de". */
  language: string;
  /** Its own name, such as "Deutsch". */
  name: string;
  texts: Record<string, string | Record<string, string>>;
}

interface Kept {
  theme: Theme;
  speed: Speed;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Whether single letters act at the table. */
  letters: boolean;
  /** The keys that were changed: the id of the act and its key. */
  keys: Record<string, string>;
  /** Space 1 stays on the left even when the viewer began on the right. */
  oneLeft: boolean;
  /** Whether the system may show "your move" while the page is hidden. */
  notifications: boolean;
  languageFile: LanguageFile | null;
}

const DEFAULTS: Kept = {
  theme: 'system',
  speed: 'normal',
  volume: 0.6,
  muted: false,
  letters: true,
  keys: {},
  oneLeft: false,
  notifications: false,
  languageFile: null,
};

const PLACE = 'wildswing.settings';

/** What is in the storage, as far as it is of the right type; a browser may forbid the storage. */
function stored(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof read !== 'object' || read === null) return { ...DEFAULTS };
    const fits = Object.entries(read).filter(
      ([name, value]) =>
        name === 'languageFile' || (name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Kept]),
    );
    return { ...DEFAULTS, ...Object.fromEntries(fits) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The settings; assigning to a field keeps it. */
export const settings: Kept = $state(stored());

const media = (query: string): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(query) : null);
const light = media('(prefers-color-scheme: light)');
const still = media('(prefers-reduced-motion: reduce)');

/** What the system asks for, as it changes. */
export const system = $state({ light: light?.matches ?? false, still: still?.matches ?? false });
light?.addEventListener('change', (event) => (system.light = event.matches));
still?.addEventListener('change', (event) => (system.still = event.matches));

/** The theme that is shown. */
export function shownTheme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme;
  return system.light ? 'light' : 'dark';
}

/** The speed that is shown: none where the system asks for stillness, unless the reader chose another than normal. */
export function shownSpeed(): Speed {
  return system.still && settings.speed === 'normal' ? 'none' : settings.speed;
}

/** Put the settings on the page and keep them from now on; called once, by `main.ts`. Returns what undoes it. */
export function applySettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = shownTheme();
    });
    $effect(() => {
      const speed = shownSpeed();
      const style = document.documentElement.style;
      for (const [name, milliseconds] of Object.entries(MOTION[speed])) {
        style.setProperty(`--m-${name}`, `${milliseconds}ms`);
      }
      document.documentElement.dataset.speed = speed;
    });
    $effect(() => {
      document.documentElement.lang = settings.languageFile?.language ?? 'en';
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(PLACE, text);
      } catch {
        // A browser without storage keeps the settings for this visit only.
      }
    });
  });
}

/** Back to what a first visitor has. */
export function resetSettings(): void {
  Object.assign(settings, DEFAULTS, { keys: {} });
}

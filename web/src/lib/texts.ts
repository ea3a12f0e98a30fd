/** Every text that people see, by key: `t('base.play')`. English is built in; a language file may replace any of it.

Each file of `languages/en` is an area; its name is the first part of the keys. A text may hold `{names}` of parameters.
A text that depends on a number is an object by plural form, which the parameter `n` chooses: `{ one: …, other: … }`. */

import { settings, type LanguageFile } from './settings.svelte';

export type Text = string | Readonly<Record<string, string>>;
export type Area = Readonly<Record<string, Text>>;
export type Values = Readonly<Record<string, string | number>>;

const files = import.meta.glob<{ default: Area }>('../languages/en/*.ts', { eager: true });

/** All English texts by full key. */
export const ENGLISH: ReadonlyMap<string, Text> = new Map(
  Object.entries(files).flatMap(([path, file]) => {
    const area = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
    return Object.entries(file.default).map(([key, text]): [string, Text] => [`${area}.${key}`, text]);
  }),
);

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, n: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(n);
}

function filled(text: Text, language: string, values: Values): string {
  const n = Number(values.n);
  const form = typeof text === 'string' ? text : (text[pluralForm(language, n)] ?? text.other ?? '');
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The text of a key in the reader's language, else in English; an unknown key is shown as it is. */
export function t(key: string, values: Values = {}): string {
  const file = settings.languageFile;
  const own = file?.texts[key];
  if (file && own !== undefined) return filled(own, file.language, values);
  const english = ENGLISH.get(key);
  return english === undefined ? key : filled(english, 'en', values);
}

/** Whether there is such a text, for keys that come from the server, such as kinds of decisions. */
export function hasText(key: string): boolean {
  return ENGLISH.has(key);
}

/** The language in use, for dates and numbers. */
export function language(): string {
  return settings.languageFile?.language ?? 'en';
}

/** A language file that cannot be used; `key` is the text that says why. */
export class LanguageFileError extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

const isText = (value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).every((form) => typeof form === 'string'));

function isLanguage(code: unknown): code is string {
  try {
    return typeof code === 'string' && Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** Read the JSON of a language file. Texts with an unknown key are left out. */
export function readLanguageFile(json: string): LanguageFile {
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    throw new LanguageFileError('settings.language_not_json');
  }
  if (typeof read !== 'object' || read === null) throw new LanguageFileError('settings.language_not_json');
  const { language: code, name, texts } = read as Record<string, unknown>;
  if (!isLanguage(code)) throw new LanguageFileError('settings.language_no_code');
  if (typeof texts !== 'object' || texts === null) throw new LanguageFileError('settings.language_no_texts');
  const known = Object.entries(texts).filter(
    (entry): entry is [string, string] => ENGLISH.has(entry[0]) && isText(entry[1]),
  );
  if (known.length === 0) throw new LanguageFileError('settings.language_no_texts');
  return { language: code, name: typeof name === 'string' && name ? name : code, texts: Object.fromEntries(known) };
}

/** How many English texts a file does not replace. */
export function missingTexts(file: LanguageFile): number {
  return [...ENGLISH.keys()].filter((key) => !(key in file.texts)).length;
}

/** A language file with every English text, to begin a translation with. */
export function englishFile(): string {
  return JSON.stringify({ language: 'en', name: 'English', texts: Object.fromEntries(ENGLISH) }, null, 2);
}

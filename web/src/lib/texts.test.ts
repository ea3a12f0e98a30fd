import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { settings } from './settings.svelte';
import { ENGLISH, LanguageFileError, englishFile, hasText, missingTexts, readLanguageFile, t } from './texts';

const source = 'src/';

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
}

afterEach(() => {
  settings.languageFile = null;
});

const german = (texts: Record<string, unknown>): string => JSON.stringify({ language: 'de', name: 'Deutsch', texts });

test('every text that a component asks for by name is there', () => {
  const missing: string[] = [];
  for (const path of sources(source)) {
    for (const [, key = ''] of readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)) {
      if (!ENGLISH.has(key)) missing.push(`${path.slice(source.length)}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a text with forms by number has the two of English', () => {
  for (const [key, text] of ENGLISH) {
    if (typeof text !== 'string') expect(Object.keys(text).sort(), key).toEqual(['one', 'other']);
  }
});

test('parameters are put in, and an unknown key is shown as it is', () => {
  expect(t('base.season', { season: 3 })).toBe('Season 3');
  expect(t('nowhere.at_all')).toBe('nowhere.at_all');
  expect(hasText('nowhere.at_all')).toBe(false);
});

describe('a language file', () => {
  test('replaces texts, and English stands in for the rest', () => {
    settings.languageFile = readLanguageFile(german({ 'base.play': 'Spielen' }));
    expect(t('base.play')).toBe('Spielen');
    expect(t('base.watch')).toBe('Watch');
    expect(missingTexts(settings.languageFile)).toBe(ENGLISH.size - 1);
  });

  test('may use the plural forms of its own language', () => {
    const forms = { one: '{n} one', few: '{n} few', many: '{n} many', other: '{n} other' };
    settings.languageFile = readLanguageFile(JSON.stringify({ language: 'pl', texts: { 'base.again': forms } }));
    expect([1, 3, 5].map((n) => t('base.again', { n }))).toEqual(['1 one', '3 few', '5 many']);
    expect(settings.languageFile.name).toBe('pl');
  });

  test('leaves unknown keys out', () => {
    const file = readLanguageFile(german({ 'base.play': 'Spielen', 'base.no_such': 'x', 'base.watch': 3 }));
    expect(Object.keys(file.texts)).toEqual(['base.play']);
  });

  test.each([
    ['no JSON', '{', 'settings.language_not_json'],
    ['a list', '3', 'settings.language_not_json'],
    ['no code', '{"texts": {"base.play": "x"}}', 'settings.language_no_code'],
    ['a bad code', '{"language": "not a code", "texts": {"base.play": "x"}}', 'settings.language_no_code'],
    ['no texts', '{"language": "de"}', 'settings.language_no_texts'],
    ['no known text', '{"language": "de", "texts": {"a": "b"}}', 'settings.language_no_texts'],
  ])('with %s says what is wrong', (_, json, key) => {
    expect(() => readLanguageFile(json)).toThrow(LanguageFileError);
    try {
      readLanguageFile(json);
    } catch (error) {
      expect((error as LanguageFileError).key).toBe(key);
      expect(ENGLISH.has(key)).toBe(true);
    }
  });

  test('of English can be written and read again', () => {
    expect(missingTexts(readLanguageFile(englishFile()))).toBe(0);
  });
});

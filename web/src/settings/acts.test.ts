import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { VERBS } from '../duel/verbs';
import { resetSettings, settings } from '../lib/settings.svelte';
import { ENGLISH } from '../lib/texts';
import { ACTS, holder, textOf } from './acts';

const FOLDERS = ['src/duel', 'src/field', 'src/table', 'src/decisions', 'src/help'];
const source = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
).join('\n');

afterEach(() => resetSettings());

test.each(ACTS)('$id is an act of a table, with the key $key, and has a name', (act) => {
  expect(ENGLISH.has(textOf(act)), textOf(act)).toBe(true);
  const verb = VERBS.find((one) => `duel.${one.key}` === act.id);
  if (verb) expect(verb.letter.toLowerCase()).toBe(act.key);
  else expect(source).toMatch(new RegExp(`id: '${act.id}',\\s*key: '${act.key.replace(/[?+/]/, '\\$&')}'`));
});

test('no two acts of a game begin with the same key', () => {
  for (const act of ACTS) expect(holder(act, act.key), act.id).toBeUndefined();
});

test('a key that another act of the game has is told', () => {
  const strike = ACTS.find((act) => act.id === 'duel.strike');
  if (!strike) throw new Error('there is no strike');
  expect(holder(strike, 'm')?.id).toBe('duel.move');
  settings.keys['duel.move'] = 'n';
  expect(holder(strike, 'm')).toBeUndefined();
  expect(holder(strike, 'q')).toBeUndefined();
});

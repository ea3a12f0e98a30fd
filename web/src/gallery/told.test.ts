import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Difficulty from '../components/Difficulty.svelte';
import { roster } from '../lib/roster.svelte';
import ChooseDialog from '../lobby/ChooseDialog.svelte';
import CharacterChoice from '../table/CharacterChoice.svelte';
import CharacterGrid from './CharacterGrid.svelte';

vi.mock('../lib/api', async (original) => ({
  ...(await original<typeof import('../lib/api')>()),
  getRoster: () => new Promise(() => undefined),
}));

const some = (id: string, name: string, difficulty: number, play: string) => ({
  id,
  name,
  season: 3,
  difficulty,
  play,
});
roster.exceed = [some('ann', 'Ann', 1, 'Come close.'), some('bea', 'Bea', 3, 'Stay away.')];

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());
const described = (one: Element | null | undefined): string =>
  (document.getElementById(one?.getAttribute('aria-describedby') ?? '')?.textContent ?? '').replace(/\s+/g, ' ').trim();

test('a difficulty has as many marks as it is high, and none if nobody told it', () => {
  for (const level of [0, 1, 2, 3]) {
    const shown = mount(Difficulty, { target: document.body, props: { level, word: true } });
    expect(document.querySelectorAll('.on')).toHaveLength(level);
    expect(document.body.textContent?.trim()).toBe(['', 'Easy', 'Medium', 'Hard'][level]);
    void unmount(shown);
    document.body.replaceChildren();
  }
});

test('the grid says how everybody is played, and shows those for beginners', () => {
  const grid = mount(CharacterGrid, { target: document.body, props: { heading: 'All' } });
  stop = () => void unmount(grid);
  flushSync();
  expect(texts('li .name')).toEqual(['Ann', 'Bea']);
  expect([...document.querySelectorAll('li a')].map(described)).toEqual(['Easy. Come close.', 'Hard. Stay away.']);
  const pill = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'For beginners');
  pill?.click();
  flushSync();
  expect(texts('li .name')).toEqual(['Ann']);
  expect(pill?.getAttribute('aria-pressed')).toBe('true');
});

test('where a character is chosen, its button says its name and how it is played', () => {
  const props = { open: true, title: 'Choose', game: 'exceed' as const, chosen: '', choose: () => undefined };
  const dialog = mount(ChooseDialog, { target: document.body, props });
  const choice = mount(CharacterChoice, { target: document.body, props: { game: 'exceed', each: 1, chosen: [] } });
  stop = () => {
    void unmount(dialog);
    void unmount(choice);
  };
  flushSync();
  const said = [...document.querySelectorAll('button')]
    .filter((one) => one.querySelector('.play'))
    .map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
  expect(said).toEqual([
    'Ann Easy Come close.',
    'Bea Hard Stay away.',
    'Ann Season 3 Easy Come close.',
    'Bea Season 3 Hard Stay away.',
  ]);
});

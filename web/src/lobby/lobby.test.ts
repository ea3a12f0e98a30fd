import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LobbyNews } from './lobby.svelte';

const NEWS = { open: [], live: [], finished: [], mine: [], bots: ['random', 'steady'] };
let answers: (() => Promise<Response>)[];
let asked = 0;
let end: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return (answers.shift() ?? good)();
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const good = (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(NEWS)));
const bad = (): Promise<Response> => Promise.reject(new TypeError('no network'));
const never = (): Promise<Response> => new Promise(() => undefined);

test('an error keeps the old list, and the next answer takes it away', async () => {
  answers = [good, bad, good];
  const lobby = new LobbyNews();
  end = lobby.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(lobby.news?.bots).toEqual(['random', 'steady']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lobby.error?.status).toBe(0);
  expect(lobby.news?.bots).toEqual(['random', 'steady']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lobby.error).toBeNull();
});

test('grey rows come only after a while', async () => {
  answers = [never];
  const lobby = new LobbyNews();
  end = lobby.start();
  await vi.advanceTimersByTimeAsync(299);
  expect(lobby.slow).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(lobby.slow).toBe(true);
});

test('an error takes the place of grey rows', async () => {
  answers = [bad];
  const lobby = new LobbyNews();
  end = lobby.start();
  await vi.advanceTimersByTimeAsync(400);
  expect(lobby.error).not.toBeNull();
  expect(lobby.slow).toBe(false);
});

test('nothing is asked after the page was left', async () => {
  answers = [];
  const lobby = new LobbyNews();
  lobby.start()();
  await vi.advanceTimersByTimeAsync(20000);
  expect(asked).toBe(1);
});

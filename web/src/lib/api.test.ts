import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, exceedCatalogue, getFrame, getLobby, joinTable, leaveTable } from './api';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('a problem keeps the server’s words', async () => {
  answering(409, { code: 'full', message: 'The seat is taken.', hint: 'Watch instead.' });
  const error = await failure(joinTable('k3v9x2', { seat: 1 }));
  expect([error.status, error.code, error.message, error.hint]).toEqual([
    409,
    'full',
    'The seat is taken.',
    'Watch instead.',
  ]);
});

test('a server that does not answer is told in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await failure(getLobby());
  expect([error.status, error.message]).toEqual([0, 'The server cannot be reached.']);
});

test('an answer that is no problem of ours gives its status', async () => {
  answering(502, 'Bad gateway');
  expect((await failure(getLobby())).message).toBe('The server could not answer (status 502).');
});

test('addresses are built from what they name', async () => {
  const fetch = answering(200, {});
  await getFrame('a/b', 12, 'all');
  await leaveTable('k3v9x2');
  expect(fetch.mock.calls.map((call) => [(call[1] as RequestInit).method, call[0]])).toEqual([
    ['GET', '/api/tables/a%2Fb/replay/12?viewer=all'],
    ['POST', '/api/tables/k3v9x2/leave'],
  ]);
});

test('the catalogue is asked for once, and again after a failure', async () => {
  answering(500, {});
  await failure(exceedCatalogue());
  const fetch = answering(200, { game: 'exceed', characters: [], normals: {} });
  await Promise.all([exceedCatalogue(), exceedCatalogue()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

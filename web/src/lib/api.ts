/** The requests to the server that are no play: lobby, tables, catalogue, replays. */

import type {
  ExceedCatalogue,
  Frame,
  HackcladCatalogue,
  Invitation,
  Invite,
  Join,
  Lobby,
  Me,
  NewTable,
  Opened,
  Problem,
  Replay,
  Roster,
  Shown,
  TableInfo,
} from '../protocol/types';
import { t } from './texts';

export type GameName = TableInfo['game'];
export type Viewer = number | 'all' | null;

/** A request that did not succeed: what is wrong and what to do, in sentences for people. */
export class ApiError extends Error {
  /** The HTTP status, 0 if the server could not be reached. */
  readonly status: number;
  readonly code: string;
  readonly hint: string;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.status = status;
    this.code = problem.code;
    this.hint = problem.hint;
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers:
        body === undefined
          ? { accept: 'application/json' }
          : { accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { code: 'unreachable', message: t('base.unreachable'), hint: t('base.unreachable_hint') });
  }
  if (response.ok) return response;
  const told: unknown = await response.json().catch(() => null);
  if (isProblem(told)) throw new ApiError(response.status, { ...told, hint: told.hint ?? '' });
  throw new ApiError(response.status, {
    code: 'failed',
    message: t('base.failed', { status: response.status }),
    hint: t('base.failed_hint'),
  });
}

async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await request('POST', path, body)).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const viewed = (viewer: Viewer): string => (viewer === null ? '' : `?viewer=${viewer}`);

export const getMe = (): Promise<Me> => get('/api/me');
export const rename = (name: string): Promise<Me> => post('/api/me', { name });
export const getRoster = (): Promise<Roster> => get('/api/roster');
export const getLobby = (): Promise<Lobby> => get('/api/lobby');
export const openTable = (wanted: NewTable): Promise<Opened> => post('/api/tables', wanted);
export const getTable = (id: string): Promise<TableInfo> => get(table(id));
/** What a secret link is for, before one sits down. */
export const getInvitation = (id: string, secret: string): Promise<Invitation> =>
  post(`${table(id)}/invitation`, { secret });
export const joinTable = (id: string, join: Join): Promise<TableInfo> => post(`${table(id)}/join`, join);

/** Give one's seat at a table that has not begun back. */
export async function leaveTable(id: string): Promise<void> {
  await request('POST', `${table(id)}/leave`, {});
}

/** A new invite link for a seat, or to watch (null); the old one of the seat no longer works. */
export const invite = (id: string, seat: number | null): Promise<Invite> => post(`${table(id)}/invites`, { seat });
/** A link that moves one's own seat to another device. */
export const recoveryLink = (id: string): Promise<Invite> => post(`${table(id)}/recovery`);
export const recover = (id: string, secret: string): Promise<TableInfo> => post(`${table(id)}/recover`, { secret });
export const getReplay = (id: string, viewer: Viewer): Promise<Replay> => get(`${table(id)}/replay${viewed(viewer)}`);
export const getFrame = (id: string, number: number, viewer: Viewer): Promise<Frame> =>
  get(`${table(id)}/replay/${number}${viewed(viewer)}`);
export const showPosition = (position: string, seat: number | null = null): Promise<Shown> =>
  post('/api/positions', { position, seat });

/** The record of a game that is over, as the text of its file. */
export async function getRecord(id: string): Promise<string> {
  return (await request('GET', `${table(id)}/record`)).text();
}

const catalogues = new Map<GameName, Promise<ExceedCatalogue | HackcladCatalogue>>();

function catalogue(game: GameName): Promise<ExceedCatalogue | HackcladCatalogue> {
  let asked = catalogues.get(game);
  if (!asked) {
    asked = get<ExceedCatalogue | HackcladCatalogue>(`/api/catalogue/${game}`);
    asked.catch(() => catalogues.delete(game));
    catalogues.set(game, asked);
  }
  return asked;
}

/** All characters of EXCEED with their cards; loaded once. */
export const exceedCatalogue = (): Promise<ExceedCatalogue> => catalogue('exceed') as Promise<ExceedCatalogue>;
/** All Witches, Clad cards and Missions of HacKClaD; loaded once. */
export const hackcladCatalogue = (): Promise<HackcladCatalogue> => catalogue('hackclad') as Promise<HackcladCatalogue>;

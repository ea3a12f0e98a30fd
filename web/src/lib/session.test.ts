import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import action from '../fixtures/exceed-action.json';
import pay from '../fixtures/exceed-pay.json';
import schema from '../protocol/schema.json';
import type { ExceedPicture, Happening, TableInfo, Update, Welcome } from '../protocol/types';
import { backOff } from './connection';
import { FakeSocket } from './fakeSocket';
import { PROTOCOL, TableSession } from './session.svelte';

const ACTION = action as unknown as Welcome;
const PAY = pay as unknown as Welcome;
/** The place of the next event. */
const END = (ACTION.events.at(-1)?.at ?? -1) + 1;

let session: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  session = new TableSession('t1');
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const copy = (welcome: Welcome): Welcome => structuredClone(welcome);

function connect(welcome: Welcome = ACTION): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  socket.say(copy(welcome));
  return socket;
}

/** Break the connection and let the next one come. */
async function again(welcome: Welcome): Promise<FakeSocket> {
  FakeSocket.last.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  return connect(welcome);
}

/** The same table some choices later, as another decision of this seat. */
function later(welcome: Welcome, by = 1, change: Partial<TableInfo> = {}): Welcome {
  const next = copy(welcome);
  next.table = { ...next.table, version: next.table.version + by, number: next.table.number + by, ...change };
  const picture = next.picture as ExceedPicture;
  picture.number += by;
  if (picture.decision) picture.decision.number += by;
  return next;
}

function update(welcome: Welcome, events: Happening[] = [], since = END): Update {
  return { type: 'update', table: welcome.table, picture: welcome.picture, events, since };
}

function happening(at: number, text: string): Happening {
  const first = ACTION.events[0];
  if (!first) throw new Error('the fixture has no event');
  return { ...first, at, text };
}

const option = (welcome: Welcome): number => welcome.picture?.decision?.options[0]?.number ?? -1;

test('the protocol is that of the schema', () => {
  expect(schema.description).toBe(`Version ${PROTOCOL} of the protocol.`);
});

describe('a choice', () => {
  test('names its decision and is done when the board shows it', async () => {
    const socket = connect();
    const done = session.choose([option(ACTION)]);
    expect(session.busy).toBe(true);
    const [sent] = socket.of('choose');
    expect(sent).toMatchObject({ number: ACTION.picture?.decision?.number, options: [option(ACTION)] });
    const next = later(ACTION);
    socket.say({ type: 'ack', id: sent?.id ?? '', version: next.table.version, duplicate: false });
    expect(session.busy).toBe(true);
    socket.say(update(next));
    expect(session.busy).toBe(false);
    await expect(done).resolves.toBe(true);
  });

  test('counts as done too if the picture comes before the acknowledgement', async () => {
    const socket = connect();
    const done = session.choose([option(ACTION)]);
    const next = later(ACTION);
    socket.say(update(next));
    expect(session.busy).toBe(true);
    socket.say({ type: 'ack', id: socket.of('choose')[0]?.id ?? '', version: next.table.version, duplicate: false });
    await expect(done).resolves.toBe(true);
  });

  test('is not made twice by a second press', async () => {
    const socket = connect();
    void session.choose([option(ACTION)]);
    await expect(session.choose([option(ACTION)])).resolves.toBe(false);
    expect(socket.of('choose')).toHaveLength(1);
  });

  test('is not made while another seat decides', async () => {
    const waiting = copy(ACTION);
    (waiting.picture as ExceedPicture).decision = null;
    const socket = connect(waiting);
    await expect(session.choose([0])).resolves.toBe(false);
    expect(socket.of('choose')).toHaveLength(0);
  });

  test('is acknowledged once: a second acknowledgement does nothing', async () => {
    const socket = connect();
    const done = session.choose([option(ACTION)]);
    const next = later(ACTION);
    const id = socket.of('choose')[0]?.id ?? '';
    socket.say(update(next));
    socket.say({ type: 'ack', id, version: next.table.version, duplicate: false });
    socket.say({ type: 'ack', id, version: next.table.version, duplicate: true });
    await expect(done).resolves.toBe(true);
    expect(session.busy).toBe(false);
  });

  test('asks for the whole table if the picture does not come', async () => {
    const socket = connect();
    void session.choose([option(ACTION)]);
    socket.say({
      type: 'ack',
      id: socket.of('choose')[0]?.id ?? '',
      version: ACTION.table.version + 1,
      duplicate: false,
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(socket.of('fetch')).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  test('in the middle of a payment: the whole payment goes out again with the same id', async () => {
    const socket = connect(PAY);
    const options = PAY.picture?.decision?.options.slice(0, 2).map((one) => one.number) ?? [];
    const done = session.choose(options);
    const id = socket.of('choose')[0]?.id;
    const next = await again(PAY);
    expect(next).not.toBe(socket);
    expect(next.of('choose')).toEqual([{ type: 'choose', id, number: PAY.table.number, options }]);
    expect(session.busy).toBe(true);
    const paid = later(PAY, 2);
    next.say(update(paid));
    next.say({ type: 'ack', id: id ?? '', version: paid.table.version, duplicate: false });
    await expect(done).resolves.toBe(true);
  });

  test('after the choice was stored but before the acknowledgement: it is asked for by its id, not made again', async () => {
    const socket = connect();
    const done = session.choose([option(ACTION)]);
    const id = socket.of('choose')[0]?.id ?? '';
    const moved = later(ACTION, 3);
    const next = await again(moved);
    expect(next.of('choose').map((one) => [one.id, one.number])).toEqual([[id, ACTION.table.number]]);
    next.say({ type: 'ack', id, version: moved.table.version, duplicate: true });
    await expect(done).resolves.toBe(true);
    expect(session.refusal).toBeNull();
  });

  test('a choice that never went out is dropped, with a note, when the game has moved on', async () => {
    connect();
    FakeSocket.last.cut();
    const done = session.choose([option(ACTION)]);
    expect(session.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    const next = connect(later(ACTION));
    await expect(done).resolves.toBe(false);
    expect(next.of('choose')).toHaveLength(0);
    expect(session.refusal).toMatchObject({ of: 'choose', code: 'stale' });
  });

  test('a choice is dropped when the number is the same but another thing is asked', async () => {
    connect();
    const done = session.choose([option(ACTION)]);
    const other = copy(PAY);
    other.table = { ...other.table, number: ACTION.table.number, version: ACTION.table.version + 4 };
    const picture = other.picture as ExceedPicture;
    if (picture.decision) picture.decision.number = ACTION.table.number;
    const next = await again(other);
    await expect(done).resolves.toBe(false);
    expect(next.of('choose')).toHaveLength(0);
    expect(session.refusal?.code).toBe('stale');
  });

  test('shows since when, and what was missed', async () => {
    connect();
    FakeSocket.last.cut();
    expect(session.connection).toBe('lost');
    expect(session.lostSince).toBe(Date.now());
    expect(session.ready).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    const next = later(ACTION, 2);
    const from = END;
    next.events = [...next.events, happening(from, 'Ryu moves.'), happening(from + 1, 'Your turn.')];
    connect(next);
    expect(session.connection).toBe('live');
    expect(session.lostSince).toBeNull();
    expect(session.missedFrom).toBe(from);
    session.caughtUp();
    expect(session.missedFrom).toBeNull();
  });

  test('is tried again with growing pauses that chance shortens', () => {
    expect([0, 1, 2, 3].map((attempt) => backOff(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(backOff(2, 0)).toBe(1000);
    expect(backOff(40, 1)).toBe(15_000);
  });

  test('is tried at once when the network is back', async () => {
    connect();
    FakeSocket.last.cut();
    expect(FakeSocket.all).toHaveLength(1);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('is noticed when the server falls silent', async () => {
    const socket = connect();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.of('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.connection).toBe('lost');
  });

  test('stays when the server answers the sign of life', async () => {
    const socket = connect();
    await vi.advanceTimersByTimeAsync(20_000);
    socket.say({ type: 'pong', id: socket.of('ping')[0]?.id ?? '', time: 0 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(session.connection).toBe('live');
  });
});

describe('updates', () => {
  test('an older one that comes late changes nothing', () => {
    const socket = connect();
    const second = later(ACTION, 2);
    socket.say(update(second));
    socket.say(update(later(ACTION, 1)));
    expect(session.table?.version).toBe(second.table.version);
    expect(session.picture?.number).toBe(second.picture?.number);
  });

  test('after a choice was taken back, what happened since does not count any more', () => {
    const socket = connect();
    const from = END;
    const forth = later(ACTION, 1);
    socket.say(update(forth, [happening(from, 'You strike.'), happening(from + 1, 'You set a card.')]));
    expect(session.events).toHaveLength(ACTION.events.length + 2);
    const back = copy(ACTION);
    back.table = { ...back.table, version: forth.table.version + 1 };
    socket.say(update(back, [], from));
    expect(session.events.map((event) => event.at)).toEqual(ACTION.events.map((event) => event.at));
    expect(session.decision?.number).toBe(ACTION.picture?.decision?.number);
  });

  test('a gap in the events makes it ask for the whole table', () => {
    const socket = connect();
    const far = later(ACTION, 5);
    socket.say(update(far, [happening(END + 3, 'Later.')], END + 3));
    expect(socket.of('fetch')).toHaveLength(1);
    expect(session.table?.version).toBe(ACTION.table.version);
  });

  test('without a picture the old one stays', () => {
    const socket = connect();
    const table = { ...ACTION.table, version: ACTION.table.version + 1, watching: 3 };
    socket.say({ type: 'update', table, picture: null, events: [], since: END });
    expect(session.table?.watching).toBe(3);
    expect(session.picture?.position).toBe(ACTION.picture?.position);
  });
});

test('a stale choice is refused in words, and the table is fetched', async () => {
  const socket = connect();
  const done = session.choose([option(ACTION)]);
  const id = socket.of('choose')[0]?.id ?? '';
  socket.say({ type: 'refused', id, code: 'stale', message: 'That was asked before.', hint: 'Choose again.' });
  await expect(done).resolves.toBe(false);
  expect(session.refusal).toEqual({
    of: 'choose',
    code: 'stale',
    message: 'That was asked before.',
    hint: 'Choose again.',
  });
  expect(socket.of('fetch')).toHaveLength(1);
  void session.choose([option(ACTION)]);
  expect(session.refusal).toBeNull();
});

describe('the end', () => {
  test.each([
    ['not here', 'not here'],
    ['moved', 'moved'],
    ['protocol', 'protocol'],
  ] as const)('"%s" hides the table and is not tried again', async (reason, gone) => {
    const socket = connect();
    socket.say({ type: 'closing', reason, message: 'So it is.' });
    socket.cut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.gone).toBe(gone);
    expect(session.picture).toBeNull();
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('a server that goes down is come back to', async () => {
    connect().say({ type: 'closing', reason: 'shutdown', message: 'Back soon.' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(session.gone).toBeNull();
  });

  test('another version of the protocol asks for a new page', () => {
    const socket = FakeSocket.last;
    socket.open();
    socket.say({ ...copy(ACTION), protocol: PROTOCOL + 1 });
    expect(session.gone).toBe('protocol');
  });
});

describe('on one screen', () => {
  test('looking away drops what the seat knew at once, and nothing else is shown until the server says', () => {
    const socket = connect();
    session.look(null);
    expect(session.picture).toBeNull();
    expect(session.events).toEqual([]);
    const [look] = socket.of('look');
    // An update that was on its way still shows what the former seat knows.
    socket.say(update(later(ACTION)));
    expect(session.picture).toBeNull();
    const open = copy(ACTION);
    open.seat = null;
    open.id = look?.id ?? '';
    socket.say(open);
    expect(session.seat).toBeNull();
    expect(session.picture).not.toBeNull();
  });

  test('behind the curtain a new connection shows no hand', async () => {
    const socket = connect();
    session.look(null);
    socket.say({ ...copy(ACTION), seat: null, id: socket.of('look')[0]?.id ?? '' });
    const next = await again(ACTION);
    expect(session.seat).toBeNull();
    expect(next.of('look')).toMatchObject([{ seat: null }]);
  });

  test('a new connection shows the seat that looked last', async () => {
    const socket = connect();
    session.look(1);
    socket.say({ ...copy(ACTION), seat: 1, id: socket.of('look')[0]?.id ?? '' });
    const next = await again({ ...copy(ACTION), seat: 1 });
    expect(next.address).toContain('seat=1');
    expect(session.seat).toBe(1);
  });
});

describe('an outlook', () => {
  test('is asked once for each attack and decision, and again after a lost connection', async () => {
    const socket = connect();
    const answer = session.outlook(3, false);
    expect(session.outlook(3, false)).toBe(answer);
    expect(socket.of('outlook')).toHaveLength(1);
    const next = await again(ACTION);
    const [asked] = next.of('outlook');
    const outlook = { card: 3, ex: false };
    next.say({ type: 'outlook', id: asked?.id ?? '', number: asked?.number ?? 0, outlook: outlook as never });
    await expect(answer).resolves.toEqual(outlook);
  });

  test('fails when the position changes first', async () => {
    const socket = connect();
    const answer = session.outlook(3, true);
    const failed = expect(answer).rejects.toThrow('the position has changed');
    socket.say(update(later(ACTION)));
    await failed;
  });
});

import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSession } from '../../dev/fake-session.svelte';
import stored from '../fixtures/exceed-action.json';
import type { ExceedPicture, Welcome } from '../protocol/types';
import { watchNextAct } from './nextAct.svelte';
import { DuelModel, type DuelSession } from './tableModel.svelte';

const acting = stored as unknown as Welcome;

/** The table with another picture, and with one-tap play if wanted. */
function welcome(change: (picture: ExceedPicture) => void, oneTap = false): Welcome {
  const copy = structuredClone(acting);
  copy.table.options = { ...copy.table.options, one_tap: oneTap };
  change(copy.picture as ExceedPicture);
  return copy;
}

const waiting = (oneTap = false, change: (picture: ExceedPicture) => void = () => undefined) =>
  welcome((picture) => {
    Object.assign(picture, { decision: null, active: 1, asked: { seat: 1, kind: 'action' } });
    change(picture);
  }, oneTap);

let stop: (() => void) | undefined;
let session: FakeSession;
let model: DuelModel;

function sit(first: Welcome): void {
  session = new FakeSession(first);
  stop = $effect.root(() => {
    model = new DuelModel(session as unknown as DuelSession);
    watchNextAct(model);
  });
  flushSync();
}

function show(next: Welcome): void {
  session.show(next);
  flushSync();
}

async function prepare(verb: string, target: number | null = null): Promise<void> {
  const choices = model.entries.flatMap((entry) => entry.choices);
  const choice = choices.find((one) => one.verb === verb && one.target === target);
  if (!choice) throw new Error(`no ${verb}`);
  await model.act(choice);
  flushSync();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

describe('a prepared act', () => {
  it('is sent to nobody, and laid out when its turn comes', async () => {
    sit(waiting());
    expect(model.mode).toBe('next');
    await prepare('prepare');
    expect(model.draft?.choice.text).toBe('Prepare');
    show(acting);
    expect(model.laid).toBe(model.decision?.options.find((option) => option.verb === 'prepare'));
    expect(session.chosen).toEqual([]);
  });

  it('is dropped with a reason as soon as the board changes', async () => {
    sit(waiting());
    await prepare('move', 4);
    show(waiting(false, (picture) => (picture.players[1]!.space = 8)));
    expect(model.draft).toBeNull();
    expect(model.dropped).toBe('Move to 4 is no longer prepared: somebody has moved.');
  });

  it('is dropped when the options do not have it', async () => {
    sit(waiting());
    await prepare('exceed');
    show(acting);
    expect(model.laid).toBeNull();
    expect(model.dropped).toContain('not possible');
  });

  it('survives a strike that changed nothing it relies on', async () => {
    sit(waiting());
    await prepare('reshuffle');
    show(waiting(false, (picture) => (picture.attacks = [] as unknown as ExceedPicture['attacks'])));
    expect(model.mode).toBe('wait');
    show(acting);
    expect(model.laid?.verb).toBe('reshuffle');
  });

  it('is used up by the turn that it was meant for', async () => {
    sit(waiting());
    await prepare('reshuffle');
    show(acting);
    show(waiting());
    expect(model.draft).toBeNull();
    expect(model.dropped).toBe('');
  });

  it('is not told to another seat of the same screen', async () => {
    sit(waiting());
    await prepare('reshuffle');
    show(
      waiting(false, (picture) => Object.assign(picture, { seat: 1, active: 0, asked: { seat: 0, kind: 'action' } })),
    );
    expect(model.draft).toBeNull();
    expect(model.dropped).toBe('');
  });

  it('is sent at once at a table where one tap plays, and only once', async () => {
    sit(waiting(true));
    await prepare('prepare');
    const turn = welcome(() => undefined, true);
    show(turn);
    const option = model.decision?.options.find((one) => one.verb === 'prepare');
    expect(session.chosen).toEqual([[option?.number]]);
    show(structuredClone(turn));
    expect(session.chosen).toHaveLength(1);
  });

  it('is offered nowhere in a recorded game', () => {
    session = new FakeSession(waiting());
    stop = $effect.root(() => void (model = new DuelModel(session as unknown as DuelSession, false)));
    expect(model.mode).toBe('wait');
    expect(model.entries).toEqual([]);
  });
});

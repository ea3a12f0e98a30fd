import { describe, expect, it } from 'vitest';
import stored from '../fixtures/exceed-action.json';
import type { ExceedPicture, Welcome } from '../protocol/types';
import { DeckBook } from './deckbook';
import { answerTo, changedFact, draftEntries, draftOf, mayDraft } from './drafts';

const welcome = stored as unknown as Welcome;
const match = welcome.match as ConstructorParameters<typeof DeckBook>[0];
const book = new DeckBook(match);
const acting = welcome.picture as ExceedPicture;

/** The same board while the other side is asked on its turn. */
function waiting(change: (picture: ExceedPicture) => void = () => undefined): ExceedPicture {
  const picture = structuredClone(acting);
  Object.assign(picture, { decision: null, active: 1, asked: { seat: 1, kind: 'action' } });
  change(picture);
  return picture;
}

const entries = (picture = waiting()) => draftEntries(picture, book, match.spaces);
const choice = (verb: string, of: { card?: number; target?: number } = {}) => {
  const found = entries()
    .find((entry) => entry.verb === verb)
    ?.choices.find(
      (one) => (of.card === undefined || one.card === of.card) && (of.target === undefined || one.target === of.target),
    );
  if (!found) throw new Error(`no ${verb} can be drafted`);
  return found;
};

describe('when an act may be prepared', () => {
  it('is while the other side decides on its turn', () => {
    expect(mayDraft(waiting())).toBe(true);
  });

  it.each<[string, (picture: ExceedPicture) => void]>([
    ['on one’s own turn', (picture) => (picture.active = 0)],
    ['in a strike', (picture) => (picture.attacks = [] as unknown as ExceedPicture['attacks'])],
    ['for a spectator', (picture) => (picture.seat = null)],
    ['after the end', (picture) => (picture.over = true)],
    ['before the first turn', (picture) => (picture.turn = 0)],
    ['when nobody is asked', (picture) => (picture.asked = null)],
  ])('is not %s', (_, change) => {
    expect(mayDraft(waiting(change))).toBe(false);
  });
});

describe('what can be prepared', () => {
  it('is what the client can name: never a strike, an ability or a transformation', () => {
    expect(entries().map((entry) => entry.verb)).toEqual([
      'boost',
      'move',
      'change cards',
      'prepare',
      'exceed',
      'reshuffle',
    ]);
  });

  it('leaves out what was done for good', () => {
    const done = waiting((picture) => {
      picture.players[0]!.exceeded = true;
      picture.players[0]!.reshuffled = true;
    });
    expect(entries(done).map((entry) => entry.verb)).toEqual(['boost', 'move', 'change cards', 'prepare']);
  });

  it('is a move to every space where nobody stands, with the range from there', () => {
    const move = entries().find((entry) => entry.verb === 'move');
    expect(move?.choices.map((one) => one.target)).toEqual([1, 2, 3, 4, 5, 8, 9]);
    expect(choice('move', { target: 4 }).facts['distance']).toBe(3);
    expect(choice('move', { target: 4 }).path).toEqual([6, 4]);
  });

  it('never carries the number of an option', () => {
    for (const entry of entries()) for (const one of entry.choices) expect(one.number).toBeLessThan(0);
  });
});

describe('an act that was prepared', () => {
  it('is dropped as soon as what it relies on changes', () => {
    const move = draftOf(choice('move', { target: 4 }), waiting());
    expect(changedFact(move, waiting())).toBeNull();
    expect(
      changedFact(
        move,
        waiting((picture) => (picture.players[1]!.space = 8)),
      ),
    ).toBe('spaces');
    expect(
      changedFact(
        move,
        waiting((picture) => picture.players[0]!.gauge.push(2)),
      ),
    ).toBe('gauge');
    expect(
      changedFact(
        move,
        waiting((picture) => picture.hand.pop()),
      ),
    ).toBe('hand');
    expect(
      changedFact(
        move,
        waiting((picture) => picture.players[1]!.discard.push(9)),
      ),
    ).toBeNull();
  });

  it('relies on no space if it needs none', () => {
    const prepare = draftOf(choice('prepare'), waiting());
    expect(
      changedFact(
        prepare,
        waiting((picture) => (picture.players[1]!.space = 8)),
      ),
    ).toBeNull();
    expect(
      changedFact(
        prepare,
        waiting((picture) => (picture.players[0]!.deck -= 1)),
      ),
    ).toBe('deck');
  });

  it('is never another seat’s', () => {
    const prepare = draftOf(choice('prepare'), waiting());
    expect(
      changedFact(
        prepare,
        waiting((picture) => (picture.seat = 1)),
      ),
    ).toBe('seat');
  });

  it('is answered by the option that is the same act, and by nothing else', () => {
    const decision = acting.decision!;
    const option = (verb: string, card: number | null = null) =>
      decision.options.find((one) => one.verb === verb && (card === null || one.card === card));
    expect(answerTo(choice('prepare'), decision)).toBe(option('prepare'));
    expect(answerTo(choice('boost', { card: 7 }), decision)).toBe(option('boost', 7));
    expect(answerTo(choice('move', { target: 4 }), decision)?.target).toBe(4);
    expect(answerTo(choice('exceed'), decision)).toBeNull();
  });
});

/** A single position as boards see it: a table at which nothing can be chosen and nothing has happened. */

import type { TableView } from '../lib/session.svelte';
import type { Shown, TableInfo } from '../protocol/types';

const no = async (): Promise<boolean> => false;
const nothing = (): void => undefined;

/** What a board shows of a position. */
export function positionSession(shown: Shown, title: string): TableView {
  const { match } = shown;
  const picture = { ...shown.picture, decision: null };
  const owners =
    match.game === 'exceed'
      ? match.fighters.map((fighter) => ({ seat: fighter.seat, id: fighter.id }))
      : match.witches.map((witch) => ({ seat: witch.seat, id: witch.id }));
  const numbers = [...new Set(owners.map((owner) => owner.seat))].sort((one, other) => one - other);
  const table: TableInfo = {
    id: '',
    game: match.game,
    state: picture.over ? 'over' : 'playing',
    seats: numbers.map((seat) => {
      const own = owners.filter((owner) => owner.seat === seat);
      return {
        seat,
        kind: 'person',
        name: '',
        characters: own.map((owner) => owner.id),
        yours: seat === picture.seat,
        present: true,
        gone_for: 0,
        claimable: false,
        invited: false,
        replaceable: false,
        claimable_in: null,
        replaceable_in: null,
      };
    }),
    options: { help: 'verdicts' },
    clock: null,
    offers: [],
    version: 0,
    number: picture.number,
    asked: null,
    take_back: null,
    result: picture.result,
    ended_by: null,
    rematch: null,
    watching: 0,
    maker: false,
    title,
    summary: '',
    time: 0,
    created: 0,
    places: [],
  };
  return {
    id: '',
    table,
    seat: picture.seat,
    match,
    picture,
    events: [],
    connection: 'live',
    lostSince: null,
    refusal: null,
    missedFrom: null,
    gone: null,
    goneBecause: '',
    busy: false,
    decision: null,
    ready: false,
    now: () => 0,
    waitsFor: () => false,
    choose: no,
    takeBack: no,
    propose: no,
    answer: no,
    resign: no,
    claim: no,
    replace: no,
    look: nothing,
    outlook: () => Promise.reject(new Error('a position has no outlook')),
    forgive: nothing,
    caughtUp: nothing,
    reconnect: nothing,
    close: nothing,
  };
}

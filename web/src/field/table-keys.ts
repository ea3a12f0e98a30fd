/** The keys of the table of HacKClaD. */

import { panels } from '../decisions/panels.svelte';
import type { KeyBinding } from '../lib/keys';
import { t } from '../lib/texts';
import { markKey } from '../notes/markKey';
import { notebookOf } from '../notes/notebook';
import { ownMarks } from '../notes/ownMarks.svelte';
import { spaceOf } from './geometry';
import type { FieldPlay } from './play.svelte';

/** What the keys reach outside of what the player is about to do. */
export interface Reaches {
  /** Select an option of the row of cards; whether there is one. */
  pick: (place: number) => boolean;
  confirm: () => boolean;
  /** Put the focus on a space of the field. */
  show: (space: number) => void;
  /** Open the sheet with Witches, missions and log. */
  more: () => void;
  /** Say the position. */
  read: () => void;
  /** Open the cards of the Witch whose hand is shown. */
  inspect: () => void;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function tableKeys(play: FieldPlay, reaches: Reaches): KeyBinding[] {
  return [
    markKey(() => ownMarks(notebookOf(play.session))),
    ...spaceKeys(play, reaches),
    ...DIGITS.map((number) => digit(play, reaches, number)),
    {
      id: 'field.minus',
      key: 'd',
      label: t('field.key.minus'),
      when: () => play.kind === 'react' && play.places.basics.size > 0,
      run: () => play.pressBasic([...play.places.basics.keys()][0] ?? ''),
    },
    {
      id: 'field.charged',
      key: 'c',
      label: t('field.key.charged'),
      when: () => play.kind === 'react' && play.places.charged.size > 0,
      run: () => play.take([...play.places.charged.values()][0]),
    },
    {
      id: 'field.confirm',
      key: 'Enter',
      label: t(play.kind === 'react' ? 'field.key.take' : 'field.key.use'),
      when: () => play.decision !== null,
      run: () => confirm(play, reaches),
    },
    {
      id: 'field.undo',
      key: 'u',
      label: t('field.key.undo'),
      when: () => play.session.table?.take_back != null,
      run: () => void play.session.takeBack(),
    },
    {
      id: 'field.end',
      key: 'e',
      label: t('field.key.end'),
      when: () => play.places.finish !== null && play.kind !== 'react',
      run: () => play.pressFinish(),
    },
    { id: 'field.more', key: 'l', label: t('field.key.more'), run: () => reaches.more() },
    { id: 'field.read', key: 'v', label: t('field.key.read'), run: () => reaches.read() },
    { id: 'field.inspect', key: 'f', label: t('field.key.inspect'), run: () => reaches.inspect() },
    {
      id: 'field.drop',
      key: 'Escape',
      label: t('field.key.drop'),
      when: () => play.aimed !== null || play.armed !== null || play.ending || play.ghost !== null,
      run: () => void play.drop(),
    },
  ];
}

/**
 * A digit picks a card; without such a card 7, 8 and 9 look at the Clad's cards; after a draft card 1 to 4 are slots.
 * While the general panel asks, the digits are those of its lines.
 */
function digit(play: FieldPlay, reaches: Reaches, number: number): KeyBinding {
  const slots = (): boolean =>
    play.kind === 'choose turn slot' && play.drafted !== null && play.places.slots.has(number - 1);
  const card = (): number | undefined => play.hand[number - 1]?.card;
  const threat = (): boolean => play.threats.some((one) => one.slot === number - 7);
  const label = slots()
    ? 'field.key.slot'
    : card() === undefined && number >= 7
      ? 'field.key.threat'
      : 'field.key.card';
  return {
    id: `field.digit.${number}`,
    key: String(number),
    label: t(label, { n: label === 'field.key.threat' ? number - 6 : number }),
    when: () => panels.open === 0 && (slots() || play.places.row.length >= number || card() !== undefined || threat()),
    run: () => {
      const held = card();
      if (slots()) play.pressSlot(number - 1);
      else if (play.places.row.length && reaches.pick(number - 1)) return;
      else if (held !== undefined && held >= 0) play.pressCard(held);
      else if (threat()) play.pinned = play.pinned === number - 7 ? null : number - 7;
    },
  };
}

/** Where a space is to be chosen, its letter and digit lead there from anywhere at the table. */
function spaceKeys(play: FieldPlay, reaches: Reaches): KeyBinding[] {
  if (!play.places.cells.size) return [];
  const named = (key: string): number | null => (play.typed ? spaceOf(play.typed + key) : null);
  return [
    ...[...'abcde'].map((letter) => ({
      id: `field.file.${letter}`,
      key: letter,
      label: t('field.key.move'),
      run: () => {
        play.typed = letter;
      },
    })),
    ...[1, 2, 3, 4, 5].map((rank) => ({
      id: `field.rank.${rank}`,
      key: String(rank),
      label: t('field.key.move'),
      when: () => named(String(rank)) !== null,
      run: () => {
        const space = named(String(rank));
        play.typed = '';
        if (space !== null) reaches.show(space);
      },
    })),
  ];
}

function confirm(play: FieldPlay, reaches: Reaches): void {
  if (reaches.confirm()) return;
  const options = play.aimed === null ? undefined : play.places.cards.get(play.aimed);
  const use = options?.find((one) => one.verb !== 'basic action');
  if (use) play.take(use);
  else if (play.ghostly) play.take(play.ghostly);
  else if (play.kind === 'react' && play.armed === null) play.take(play.places.finish);
}

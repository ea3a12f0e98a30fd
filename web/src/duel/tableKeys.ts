/** The keys of the duel table. */

import type { KeyBinding } from '../lib/keys';
import { t } from '../lib/texts';
import { markKey } from '../notes/markKey';
import { nextOther } from './setting';
import type { DuelModel } from './tableModel.svelte';
import { VERBS, type VerbEntry } from './verbs';

export interface TableActs {
  readonly entries: () => readonly VerbEntry[];
  readonly choose: (entry: VerbEntry) => void;
  /** Leaves what is being chosen; whether there was anything. */
  readonly cancel: () => void;
  readonly focusHand: (place: number) => void;
  /** To the button that sets the attack, so that Enter presses nothing else. */
  readonly focusConfirm: () => void;
  /** Points at a space that can be chosen. */
  readonly pointAt: (space: number) => void;
  /** Presses one of the options that lie open. */
  readonly pick: (place: number) => void;
  /** Whether options lie open that digits choose from. */
  readonly listing: () => boolean;
  readonly read: () => void;
  /** Says the outlook of the card in focus, and brings it into sight. */
  readonly outlook: () => void;
  /** Compares the card in focus with another one, or no longer. */
  readonly compare: () => void;
  readonly toggleLog: () => void;
  readonly inspect: () => void;
}

/** All bindings; each says itself whether it works now. */
export function tableKeys(model: DuelModel, acts: TableActs): KeyBinding[] {
  const acting = () => (model.mode === 'action' && model.session.ready) || model.mode === 'next';
  const setting = () => model.mode === 'set' && model.session.ready;
  const choosing = () => model.choosingSpace && (model.session.ready || model.mode === 'next');
  const pointed = () => (choosing() && model.pointed !== null ? (model.legal.get(model.pointed) ?? null) : null);
  const possible = (verb: string) => acts.entries().find((entry) => entry.verb === verb && entry.choices.length > 0);
  const toggleEx = () => {
    model.toggleEx();
    acts.focusConfirm();
  };
  const verbs = VERBS.map((spec): KeyBinding => ({
    id: `duel.${spec.key}`,
    key: spec.letter.toLowerCase(),
    label: t(`duel.verb.${spec.key}`),
    when: () => acting() && possible(spec.verb) !== undefined,
    run: () => {
      const entry = possible(spec.verb);
      if (entry) acts.choose(entry);
    },
  }));
  const digits = Array.from({ length: 9 }, (_, place): KeyBinding => ({
    id: `duel.card${place + 1}`,
    key: String(place + 1),
    label: t('duel.keys.card', { place: place + 1 }),
    when: () =>
      choosing()
        ? model.legal.has(place + 1)
        : (acts.listing() || place < model.picture.hand.length) && (acting() || setting()),
    run: () => {
      if (choosing()) acts.pointAt(place + 1);
      else if (acts.listing()) acts.pick(place);
      else acts.focusHand(place);
    },
  }));
  return [
    ...verbs,
    ...digits,
    markKey(() => model.marks),
    { id: 'duel.ex', key: 'x', label: t('duel.keys.ex'), when: setting, run: toggleEx },
    {
      id: 'duel.wild',
      key: 'w',
      label: t('duel.set.wild'),
      when: () => setting() && model.setOptions?.wild != null,
      run: () => {
        model.planned = { way: 'wild' };
        acts.focusConfirm();
      },
    },
    {
      id: 'duel.other',
      key: 'y',
      label: t('duel.keys.other'),
      when: () => setting() && (model.setOptions?.others.length ?? 0) > 0,
      run: () => {
        if (model.setOptions) model.planned = nextOther(model.setOptions, model.planned);
        acts.focusConfirm();
      },
    },
    {
      id: 'duel.confirm',
      key: 'Enter',
      label: t('duel.keys.confirm'),
      when: () => (setting() && model.plannedChoice !== null) || (pointed() ?? model.laid) !== null,
      run: () => {
        const choice = pointed() ?? model.laid;
        void (choice ? model.act(choice) : model.set());
      },
    },
    {
      id: 'duel.cancel',
      key: 'Escape',
      label: t('base.cancel'),
      when: () =>
        model.moving ||
        acts.listing() ||
        (model.draft !== null && acting()) ||
        (setting() && model.session.table?.take_back === 'free'),
      run: () => acts.cancel(),
    },
    {
      id: 'duel.inspect',
      key: 'f',
      label: t('duel.keys.inspect'),
      when: () => model.focused !== null,
      run: () => acts.inspect(),
    },
    {
      id: 'duel.outlook',
      key: 'o',
      label: t('duel.keys.outlook'),
      when: () => model.focused !== null && model.help !== 'none' && model.session.ready && (acting() || setting()),
      run: () => acts.outlook(),
    },
    {
      id: 'duel.compare',
      key: 'd',
      label: t('duel.keys.compare'),
      when: () => model.comparable,
      run: () => acts.compare(),
    },
    { id: 'duel.log', key: 'l', label: t('duel.rail.log'), run: () => acts.toggleLog() },
    { id: 'duel.read', key: 'v', label: t('duel.keys.read'), run: () => acts.read() },
  ];
}

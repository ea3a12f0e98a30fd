/** What a player is about to do at the duel table, and where the focus goes as it is done. */

import { tick } from 'svelte';
import { polite } from '../lib/announce.svelte';
import { t } from '../lib/texts';
import type { Choice } from '../protocol/types';
import type { DuelModel } from './tableModel.svelte';
import type { VerbEntry } from './verbs';

export class TurnActs {
  /** The verb whose options lie open. */
  listing = $state.raw<VerbEntry | null>(null);
  /** The option of a decision beside the stage that is pointed at, by its number. */
  aim = $state<number | null>(null);
  readonly #model: DuelModel;
  readonly #root: () => HTMLElement | undefined;

  /** @param root the element of the table, once there is one */
  constructor(model: DuelModel, root: () => HTMLElement | undefined) {
    this.#model = model;
    this.#root = root;
    let last: number | null = null;
    // A new decision: what was being chosen for the former one is over.
    $effect.pre(() => {
      const number = model.decision?.number ?? null;
      if (number === last) return;
      // Why a prepared act was dropped is to be read until the next decision was made.
      if (last !== null) model.dropped = '';
      last = number;
      this.#forget();
      void this.keepFocus();
    });
    // Preparing an act, and putting it back, takes away what was pressed.
    let draft = model.draft;
    $effect.pre(() => {
      if (model.draft === draft) return;
      draft = model.draft;
      void this.keepFocus();
    });
  }

  /** The option that is pointed at. */
  get aimed(): Choice | null {
    if (this.aim === null) return null;
    return this.#model.decision?.options.find((choice) => choice.number === this.aim) ?? null;
  }

  #forget(): void {
    this.listing = null;
    this.aim = null;
    this.#model.moving = false;
    this.#model.pointed = null;
    if (this.#model.mode !== 'set') this.#model.planned = null;
  }

  /** After an act the focus stays at the table, although what it was on may have gone. */
  async keepFocus(): Promise<void> {
    await tick();
    const root = this.#root();
    const { mode } = this.#model;
    // The panel takes the focus itself, to where its keys work.
    if (!root || mode === 'panel') return;
    const focused = document.activeElement;
    // What was prepared only waits to be confirmed.
    if (this.#model.laid && (focused === document.body || root.contains(focused))) {
      return this.#find('[data-zone="actions"] [data-next="confirm"]')?.focus({ preventScroll: true });
    }
    // On a space that cannot be chosen any more Enter would do nothing.
    const stranded = mode === 'set' && focused?.closest('[data-zone="stage"]');
    if (focused !== document.body && !stranded) return;
    if (mode === 'set') return this.focusConfirm();
    const first = this.#find('[data-zone="actions"] button[tabindex="0"], [data-zone="actions"] button');
    (first ?? root).focus({ preventScroll: true });
  }

  /** To the button that sets the attack: Enter on anything else would press that. */
  focusConfirm(): void {
    this.#find('[data-zone="actions"] [data-verb="set"]')?.focus({ preventScroll: true });
  }

  /** A verb was pressed: act with its only option, or lay its options open. */
  choose(entry: VerbEntry): void {
    this.listing = null;
    const [only, ...more] = entry.choices;
    if (!only) return;
    if (entry.verb === 'strike') void this.#model.strike(this.#model.focused?.card ?? null);
    else if (entry.verb === 'move') this.#beginMove();
    else if (entry.verb === 'boost' || entry.verb === 'transform' || more.length > 0) this.listing = entry;
    else void this.#model.act(only);
  }

  /** One of the options that lie open, by its place. */
  pick(place: number): void {
    const choice = this.listing?.choices[place];
    if (choice) void this.#model.act(choice);
  }

  #beginMove(): void {
    const model = this.#model;
    model.moving = !model.moving;
    if (model.moving) void tick().then(() => this.#find('[data-zone="stage"] button[tabindex="0"]')?.focus());
  }

  /** Leave what is being chosen. */
  cancel(): void {
    const model = this.#model;
    if (this.listing) this.listing = null;
    else if (model.moving) {
      model.moving = false;
      model.pointed = null;
    } else if (model.draft) {
      model.draft = null;
      polite(t('duel.next.spokenPutBack'));
    } else if (model.mode === 'set') void model.session.takeBack();
    void this.keepFocus();
  }

  /** To a card of the hand, which is meant as the attack while one is set. */
  focusHand(place: number): void {
    const card = this.#model.picture.hand[place];
    if (!card) return;
    if (this.#model.mode === 'set') void this.#model.planCard(card.card);
    this.#model.selection.focused = card.card;
    this.#find(`[data-zone="hand"] [data-card="${card.card}"]`)?.focus();
  }

  pointAt(space: number): void {
    this.#find(`[data-zone="stage"] [data-space="${space}"]`)?.focus();
  }

  #find(selector: string): HTMLElement | null {
    return this.#root()?.querySelector<HTMLElement>(selector) ?? null;
  }
}

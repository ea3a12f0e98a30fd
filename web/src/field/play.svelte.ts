/** What a player is about to do at the table of HacKClaD: the aimed card, the watched threat, the ghost on the field. */

import { play as sound } from '../lib/sound';
import type { Choice, Decision, HackcladMatch, HackcladPicture, SkillOutlook, ThreatPicture } from '../protocol/types';
import { mainUse, placesOf } from './choices';
import type { ReplayMoment } from '../strike/player.svelte';
import type { FieldSession } from './session';
import { heldCards, nextThreat, ownWitches, shownWitch } from './reading';

export class FieldPlay {
  readonly session: FieldSession;

  /** The card that is aimed: its reach and what it changes are shown. */
  aimed = $state<number | null>(null);
  /** The basic action that waits for the card that pays for it. */
  armed = $state<string | null>(null);
  /** The space where the ghost stands. */
  ghost = $state<number | null>(null);
  /** The Clad slot whose card is looked at while the pointer or the focus is on it, and the one that stays so. */
  glanced = $state<number | null>(null);
  pinned = $state<number | null>(null);
  /** The Witch whose hand is shown, for who plays two. */
  watched = $state<number | null>(null);
  /** Whether "End turn" was pressed once. */
  ending = $state(false);
  /** The file of a space whose name is being typed. */
  typed = '';
  /** The hand card that goes under the turn slot as soon as one is taken. */
  drafted = $state<number | null>(null);

  /** The moment that is shown of a recorded game; null at a table that is played. */
  readonly replay: ReplayMoment | null;

  constructor(session: FieldSession, replay: ReplayMoment | null = null) {
    this.session = session;
    this.replay = replay;
  }

  /** Whether what is new on the table is to be seen happening: not where one jumped to, nor on a hidden page. */
  get lively(): boolean {
    return !this.replay?.jumped && !document.hidden;
  }

  readonly match: HackcladMatch | null = $derived.by(() => {
    const { match } = this.session;
    return match?.game === 'hackclad' ? match : null;
  });
  readonly picture: HackcladPicture | null = $derived.by(() => {
    const { picture } = this.session;
    return picture?.game === 'hackclad' ? picture : null;
  });
  readonly decision: Decision | null = $derived(this.picture?.decision ?? null);
  readonly kind = $derived(this.decision?.kind ?? '');
  /** The viewer's own Witches. */
  readonly mine: ReadonlySet<number> = $derived(ownWitches(this.match, this.picture));
  /** The Witch whose board and hand are shown. */
  readonly witch: number = $derived(shownWitch(this.picture, this.mine, this.watched));
  readonly own = $derived(this.mine.has(this.witch));
  readonly asked = $derived(this.decision !== null && (this.picture?.asked_witch ?? this.witch) === this.witch);
  readonly actions = $derived(this.match?.witches[this.witch]?.actions ?? []);
  readonly cards: readonly number[] = $derived(this.picture?.witches[this.witch]?.hand ?? []);
  readonly hand = $derived(heldCards(this.cards));
  readonly places = $derived(placesOf(this.asked ? this.decision : null, this.cards, this.actions));

  /** What the aimed card would do now. */
  readonly outlook: SkillOutlook | null = $derived.by(() => this.outlookOf(this.aimed));
  /** Whether the threats that are shown are those after the aimed card. */
  readonly after = $derived(Boolean(this.outlook?.after));
  readonly threats: readonly ThreatPicture[] = $derived(this.outlook?.after ?? this.picture?.threats ?? []);
  /** The Clad slots that the aimed card changes. */
  readonly changed: ReadonlySet<number> = $derived.by(() => {
    const before = this.picture?.threats ?? [];
    const same = (one: ThreatPicture, other: ThreatPicture | undefined): boolean =>
      JSON.stringify(one) === JSON.stringify(other);
    return new Set(
      this.threats
        .filter(
          (one) =>
            !same(
              one,
              before.find(({ slot }) => slot === one.slot),
            ),
        )
        .map((one) => one.slot),
    );
  });
  /** The Clad slot whose card is hatched on the field. */
  readonly focus: number | null = $derived(this.glanced ?? this.pinned ?? nextThreat(this.threats));
  /** The option on the space of the ghost. */
  readonly ghostly: Choice | null = $derived(this.ghost === null ? null : (this.places.cells.get(this.ghost) ?? null));

  outlookOf(card: number | null): SkillOutlook | null {
    if (card === null || !this.own) return null;
    return this.picture?.hand.find((one) => one.card === card) ?? null;
  }

  /** Whether End turn takes a second press: it cannot be taken back, and no table setting waives it. */
  readonly careful: boolean = $derived.by(() => this.kind === 'act' && !this.session.table?.options.one_tap);

  /** Begin afresh for another decision. */
  renew(): void {
    this.aimed = null;
    this.armed = null;
    this.ghost = null;
    this.ending = false;
    this.watched = null;
  }

  /** Take an option. */
  take(choice: Choice | null | undefined): void {
    if (!choice || !this.session.ready) {
      sound('refused');
      return;
    }
    sound('tick');
    void this.session.choose([choice.number]);
  }

  /** A press on a hand card: the first aims it, the second uses it. */
  pressCard(card: number): void {
    const options = this.places.cards.get(card);
    if (this.armed !== null) {
      this.take(options?.find((choice) => choice.text.startsWith(`${this.armed}:`)));
      this.armed = null;
      return;
    }
    this.ending = false;
    if (this.aimed !== card) {
      this.aimed = card;
      if (this.kind === 'choose turn slot') this.drafted = card;
      sound('tick');
    } else if (mainUse(options)) this.take(mainUse(options));
    else if (this.kind === 'choose turn slot') this.drop();
  }

  /** A press on a basic action: pays with the aimed card, or waits for a card. */
  pressBasic(name: string): void {
    const options = this.places.basics.get(name) ?? [];
    const choice = this.aimed === null ? undefined : options.find(({ card }) => card === this.aimed);
    if (choice) this.take(choice);
    else if (!options.length) sound('refused');
    else this.armed = this.armed === name ? null : name;
  }

  /** A press on a space: with a finger the first one sets the ghost there, the second does it. */
  pressCell(space: number, finger: boolean): void {
    const choice = this.places.cells.get(space);
    if (!choice) return;
    if (finger && this.ghost !== space) {
      this.ghost = space;
      sound('tick');
    } else this.take(choice);
  }

  /** A press on End turn, Take it, or another way to be done. */
  pressFinish(): void {
    if (this.places.finish && this.careful && !this.ending) {
      this.ending = true;
      sound('tick');
    } else this.take(this.places.finish);
  }

  pressSlot(slot: number): void {
    this.take(this.places.slots.get(slot));
  }

  /** Place the card that was picked before its slot, as soon as it is asked for. */
  placeDrafted(): void {
    if (this.drafted === null || !this.session.ready) return;
    if (this.kind === 'place turn card') {
      const choice = mainUse(this.places.cards.get(this.drafted));
      this.drafted = null;
      if (choice) this.take(choice);
    } else if (this.kind !== 'choose turn slot') this.drafted = null;
  }

  /** Escape: put down what is aimed or armed. */
  drop(): boolean {
    const held = this.aimed !== null || this.armed !== null || this.ending || this.ghost !== null;
    this.aimed = null;
    this.armed = null;
    this.ghost = null;
    this.ending = false;
    this.drafted = null;
    return held;
  }
}

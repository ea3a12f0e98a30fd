/** What the duel table shows and what is being chosen at it, shared by its parts. */

import { Selection } from '../decisions/selection.svelte';
import { polite } from '../lib/announce.svelte';
import type { TableSession } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/texts';
import type { Choice, Decision, ExceedMatch, ExceedPicture, HandCard } from '../protocol/types';
import { notebookOf } from '../notes/notebook';
import { ownMarks } from '../notes/ownMarks.svelte';
import { gapTo } from './bodies';
import { DeckBook } from './deckbook';
import { answerTo, draftEntries, draftOf, mayDraft, type Draft } from './drafts';
import { planCard, plannedChoice, setOptions, type Planned } from './setting';
import { fighterOf, playerOf, sidesOf } from './sides';
import { answeredOnStage, spaceChoices } from './spaces';
import type { Reach } from './stageTypes';
import { verbEntries, type VerbEntry } from './verbs';

/** What the table needs of a session, so that tests and pages without a server can give it less. */
export type DuelSession = Pick<
  TableSession,
  'table' | 'seat' | 'match' | 'picture' | 'events' | 'busy' | 'ready' | 'refusal' | 'choose' | 'takeBack' | 'outlook'
>;

/**
 * How the pending decision is asked: by the parts of this table, or by the panel for all other kinds. While there is
 * none one waits, or may prepare the next act.
 */
export type Mode = 'wait' | 'next' | 'action' | 'set' | 'space' | 'panel';

export class DuelModel {
  readonly session: DuelSession;
  readonly selection = new Selection();
  /** Whether the player is choosing where to move. */
  moving = $state(false);
  /** The space that is pointed at. */
  pointed = $state<number | null>(null);
  /** The attack that the player means to set; what a strike was begun with waits here for the decision. */
  planned = $state.raw<Planned>(null);
  /** The act that the player prepared for the next turn. It stays in this browser. */
  draft = $state.raw<Draft | null>(null);
  /** Whether the card in focus is compared with another one. */
  comparing = $state(false);
  /** The card that was chosen to compare with. */
  compareWith = $state<number | null>(null);
  /** Why the prepared act was dropped, until something else is done. */
  dropped = $state('');

  readonly match: ExceedMatch;
  readonly picture: ExceedPicture;
  readonly book: DeckBook;
  readonly decision: Decision | null;
  readonly mode: Mode;

  /** @param live whether the game goes on here, so that one may prepare for it */
  constructor(session: DuelSession, live = true) {
    this.session = session;
    this.match = $derived(exceedMatch(session));
    this.picture = $derived(exceedPicture(session));
    this.book = $derived(new DeckBook(this.match));
    this.decision = $derived(this.picture.decision);
    this.mode = $derived(this.decision ? modeOf(this.decision) : live && mayDraft(this.picture) ? 'next' : 'wait');
  }

  /** What the reader has marked on the stage. */
  readonly marks = $derived.by(() => ownMarks(notebookOf(this.session)));
  readonly sides = $derived.by(() => sidesOf(this.picture.seat, this.picture.first, settings.oneLeft));
  readonly you = $derived.by(() => playerOf(this.picture, this.sides.left));
  readonly opponent = $derived.by(() => playerOf(this.picture, this.sides.right));
  readonly yourFighter = $derived.by(() => fighterOf(this.match, this.sides.left));
  readonly theirFighter = $derived.by(() => fighterOf(this.match, this.sides.right));

  /** How much the table helps. */
  readonly help = $derived.by(() => this.session.table?.options.help ?? 'full');
  readonly oneTap = $derived.by(() => this.session.table?.options.one_tap ?? false);

  /** The hand card that is looked at: the one in focus, else the first while one's own act is to be chosen. */
  readonly focused: HandCard | null = $derived.by(() => {
    const hand = this.picture.hand;
    const chosen = hand.find((entry) => entry.card === this.selection.focused);
    return chosen ?? (this.mode === 'action' || this.mode === 'set' ? (hand[0] ?? null) : null);
  });

  /** The acts of one's turn, or those that can be prepared for it. */
  readonly entries: readonly VerbEntry[] = $derived.by(() => {
    if (this.mode === 'next') return draftEntries(this.picture, this.book, this.match.spaces);
    return this.mode === 'action' && this.decision ? verbEntries(this.decision) : [];
  });
  /** The option that is the prepared act, while an act is asked for. */
  readonly laid: Choice | null = $derived.by(() =>
    this.mode === 'action' && this.decision && this.draft ? answerTo(this.draft.choice, this.decision) : null,
  );

  readonly choosingSpace = $derived.by(
    () => this.mode === 'space' || (this.moving && (this.mode === 'action' || this.mode === 'next')),
  );
  /** The spaces that can be chosen. */
  readonly legal: ReadonlyMap<number, Choice> = $derived.by(() => {
    if (this.mode !== 'next') return spaceChoices(this.decision?.options ?? []);
    // While one waits a space is nothing to press, until a move is being prepared.
    return spaceChoices(this.moving ? this.entries.flatMap((entry) => entry.choices) : []);
  });

  /** The attack whose reach the stage shows. */
  readonly reach: Reach | null = $derived.by(() => {
    const now = this.focused;
    const card = now && this.book.find(now.card);
    if (!now || !card || this.choosingSpace) return null;
    return {
      name: card.name,
      spaces: now.reach,
      at: now.at,
      verdict: this.help === 'none' || now.verdict.word === 'none' ? '' : flagText(now),
      hits: now.verdict.word === 'hits' || now.verdict.word === 'after',
    };
  });

  readonly setOptions = $derived.by(() => (this.mode === 'set' && this.decision ? setOptions(this.decision) : null));
  /** The option that is set when the player confirms. */
  readonly plannedChoice = $derived.by(() => this.setOptions && plannedChoice(this.setOptions, this.planned));

  /** Whether two cards can be compared now: there is help, and another card to compare with. */
  readonly comparable = $derived.by(
    () => this.help !== 'none' && this.picture.hand.length > 1 && (this.mode === 'action' || this.mode === 'set'),
  );
  /** The card that the one in focus is compared with; null if nothing is compared. */
  readonly compared: HandCard | null = $derived.by(() => {
    const others = this.picture.hand.filter((entry) => entry.card !== this.focused?.card);
    if (!this.comparing || !this.comparable) return null;
    return others.find((entry) => entry.card === this.compareWith) ?? others[0] ?? null;
  });

  /** Where the opponent stands as an attack from here would measure it. */
  markOf(now: HandCard): number {
    return gapTo(this.opponent, now.at);
  }

  /** Act with one option, or prepare it; nothing else is being chosen afterwards. */
  async act(choice: Choice): Promise<boolean> {
    this.moving = false;
    this.pointed = null;
    this.dropped = '';
    if (this.mode === 'next') {
      this.draft = draftOf(choice, this.picture);
      polite(t('duel.next.spokenHeld', { act: choice.text }));
      return true;
    }
    return this.session.choose([choice.number]);
  }

  /** Begin a strike, meaning to set a card of the hand. */
  async strike(card: number | null): Promise<boolean> {
    const choice = this.decision?.options.find((option) => option.verb === 'strike');
    if (!choice) return false;
    this.planned = card === null ? null : { way: 'card', card, ex: false };
    const done = await this.act(choice);
    if (!done) this.planned = null;
    return done;
  }

  /** Mean to set a card; when it is meant already, set it. */
  async planCard(card: number): Promise<void> {
    if (!this.setOptions) return;
    const again = this.planned?.way === 'card' && this.planned.card === card;
    this.planned = planCard(this.setOptions, this.planned, card);
    if (again || this.oneTap) await this.set();
  }

  /** Mean the attack as an EX attack, or no longer. */
  toggleEx(): void {
    const focused = this.focused;
    const planned = this.planned ?? (focused ? { way: 'card', card: focused.card, ex: false } : null);
    const options = this.setOptions;
    if (!options || planned?.way !== 'card' || !options.ex.has(planned.card)) return;
    this.planned = { ...planned, ex: !planned.ex || !options.cards.has(planned.card) };
  }

  /** Set the attack that is meant. */
  async set(): Promise<boolean> {
    const choice = this.plannedChoice;
    if (!choice) return false;
    const done = await this.act(choice);
    if (done) this.planned = null;
    return done;
  }

  /** A space was chosen on the stage; the first act only points at it unless it is sure. */
  async chooseSpace(space: number, sure: boolean): Promise<void> {
    const choice = this.legal.get(space);
    if (!choice) return;
    if (!this.choosingSpace) {
      this.moving = true;
      this.pointed = space;
      return;
    }
    if (sure) await this.act(choice);
  }
}

/** What stands over the opponent: the damage if it is certain, with how it comes to hit; else the verdict. */
function flagText(now: HandCard): string {
  if (now.damage === null) return now.verdict.text;
  const damage = t('duel.stage.damage', { n: now.damage });
  return now.verdict.word === 'after' ? `${damage}, ${now.verdict.text}` : damage;
}

function exceedMatch(session: DuelSession): ExceedMatch {
  if (session.match?.game !== 'exceed') throw new Error('The duel table was given another game.');
  return session.match;
}

function exceedPicture(session: DuelSession): ExceedPicture {
  if (session.picture?.game !== 'exceed') throw new Error('The duel table was given another game.');
  return session.picture;
}

function modeOf(decision: Decision): Mode {
  if (decision.kind === 'action') return 'action';
  if (decision.kind === 'set attack') return 'set';
  return answeredOnStage(decision) ? 'space' : 'panel';
}

/** A card that was picked: its number and the zone that it lies in, as in `Choice`. */
export interface Pick {
  readonly zone: string;
  readonly card: number;
}

/** What a tray lets one pick from. */
export interface Offer {
  /** How many copies of the card in that zone can be picked in all; 0 for a card that the decision is not about. */
  possible(card: number, zone: string): number;
  /** Whether one more can be added to what is picked. */
  fits(pick: Pick, picked: readonly Pick[]): boolean;
  /** What a card wears, such as "+1", "+1 or +2", "paid". */
  tag(card: number, zone: string, picked: readonly Pick[]): string;
  /** As one's own act, or because the opponent makes one give cards up. */
  readonly tone: 'you' | 'opp';
}

/** How a card takes part in the decision. */
export interface Mark {
  /** How many of its copies can be picked, or are. */
  readonly possible: number;
  readonly chosen: number;
  readonly tag: string;
  readonly tone: 'you' | 'opp';
}

/** Which cards are picked and which one is looked at, shared by the hand and the tray that asks. */
export class Selection {
  /** The hand card that is looked at: the outlook and the reach on the stage follow it. */
  focused = $state.raw<number | null>(null);
  /** The picked cards in the order of picking, one entry for each copy. */
  picked = $state.raw<readonly Pick[]>([]);
  #offer = $state.raw<Offer | null>(null);
  /** The same, to ask while a component goes: then a state still reads as it was before the change. */
  #newest: Offer | null = null;

  /** Whether cards are being picked now. */
  get open(): boolean {
    return this.#offer !== null;
  }

  /** How the card takes part; null if the decision is not about it. */
  mark(card: number, zone: string): Mark | null {
    const offer = this.#offer;
    const possible = offer?.possible(card, zone) ?? 0;
    if (!offer || possible === 0) return null;
    return { possible, chosen: this.count(card, zone), tag: offer.tag(card, zone, this.picked), tone: offer.tone };
  }

  /** How many copies of the card are picked. */
  count(card: number, zone: string): number {
    return this.picked.filter((pick) => pick.card === card && pick.zone === zone).length;
  }

  /** Pick one more copy; when no more can be picked, put all of them back. Whether anything changed. */
  toggle(card: number, zone: string): boolean {
    if (this.add(card, zone)) return true;
    const kept = this.picked.filter((pick) => pick.card !== card || pick.zone !== zone);
    if (kept.length === this.picked.length) return false;
    this.picked = kept;
    return true;
  }

  add(card: number, zone: string): boolean {
    const offer = this.#offer;
    const pick = { zone, card };
    if (!offer || this.count(card, zone) >= offer.possible(card, zone) || !offer.fits(pick, this.picked)) return false;
    this.picked = [...this.picked, pick];
    return true;
  }

  /** Put one picked card back, by its place among the picked ones. */
  putBack(place: number): void {
    this.picked = this.picked.filter((_, other) => other !== place);
  }

  clear(): void {
    this.picked = [];
  }

  /** A tray asks for cards; nothing is picked yet. */
  begin(offer: Offer): void {
    this.picked = [];
    this.#offer = offer;
    this.#newest = offer;
  }

  /** The tray asks no more; another one may have begun by then, and goes on. */
  end(offer: Offer): void {
    if (this.#newest !== offer) return;
    this.picked = [];
    this.#offer = null;
    this.#newest = null;
  }
}

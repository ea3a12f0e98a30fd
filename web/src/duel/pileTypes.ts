/** The piles that a counter opens. */

export type PileName = 'gauge' | 'hand' | 'deck' | 'discard';

export interface OpenPile {
  readonly seat: number;
  readonly pile: PileName;
}

/** What the stage is given to show besides the picture. */

/** What an attack in focus reaches. */
export interface Reach {
  readonly name: string;
  readonly spaces: readonly number[];
  /** Where the fighter would attack from. */
  readonly at: number;
  /** Whether it hits, in words; "" where the table gives no help. */
  readonly verdict: string;
  readonly hits: boolean;
  /** Whose attack it is; without it, the viewer's own. */
  readonly side?: 'you' | 'opponent';
  /** Where the one whom the attack is measured against stands; without it, the opponent's space. */
  readonly target?: number;
}

/** A movement that has just happened. */
export interface Trail {
  readonly seat: number;
  readonly path: readonly number[];
  /** Whether it led past the other fighter. */
  readonly passes: boolean;
  /** Whether the space that was left is marked as such. */
  readonly marked?: boolean;
}

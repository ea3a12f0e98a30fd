/** What is open over the table or beside it. */

import type { OpenPile } from './pileTypes';

export class Opened {
  /** The card that is shown in full. */
  card = $state<number | null>(null);
  pile = $state.raw<OpenPile | null>(null);
  /** The seat whose character is shown. */
  character = $state<number | null>(null);
  /** Whether the drawer of the log is open. */
  drawer = $state(false);
}

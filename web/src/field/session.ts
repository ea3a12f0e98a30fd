/** What the table of HacKClaD uses of a session. */

import type { TableSession } from '../lib/session.svelte';

export type FieldSession = Pick<
  TableSession,
  'table' | 'seat' | 'match' | 'picture' | 'events' | 'missedFrom' | 'busy' | 'ready' | 'choose' | 'takeBack'
>;

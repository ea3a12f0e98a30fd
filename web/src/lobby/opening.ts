/** Opening a table from the lobby and going there. */

import type { NewTable } from '../protocol/types';
import { openTable } from '../lib/api';
import { keepInvites } from '../lib/invites';
import { go } from '../lib/router.svelte';

/** Open a table and show it; its links wait in the waiting room. */
export async function openAndGo(wanted: NewTable): Promise<void> {
  const opened = await openTable(wanted);
  keepInvites(opened.table.id, opened.invites);
  go(`/t/${encodeURIComponent(opened.table.id)}`);
}

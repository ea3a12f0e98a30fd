/** The invite links of tables that were opened in this tab: the server tells them once, the waiting room shows them. */

import type { Invite } from '../protocol/types';

const place = (table: string): string => `wildswing.invites.${table}`;

/** Remember the links of a table, also over a reload of this tab; a link of the same seat takes the place of the old. */
export function keepInvites(table: string, invites: readonly Invite[]): void {
  const seats = new Set(invites.map((one) => one.seat));
  const all = [...keptInvites(table).filter((one) => !seats.has(one.seat)), ...invites];
  try {
    if (all.length > 0) sessionStorage.setItem(place(table), JSON.stringify(all));
  } catch {
    // Without storage the waiting room can make new links.
  }
}

/** The links of a table as far as this tab knows them. */
export function keptInvites(table: string): Invite[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? '[]') as Invite[];
  } catch {
    return [];
  }
}

/** Forget the links of a table, as its game has begun. */
export function forgetInvites(table: string): void {
  try {
    sessionStorage.removeItem(place(table));
  } catch {
    // There is nothing to forget.
  }
}

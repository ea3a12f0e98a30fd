/** The tables of both games, each loaded when it is opened, and the text table. */

import type { Component, Snippet } from 'svelte';
import type { TableView } from '../lib/session.svelte';
import type { TableInfo } from '../protocol/types';
import type { ReplayMoment } from '../strike/player.svelte';

export type Board = Component<{ session: TableView; clock?: Snippet; replay?: ReplayMoment | null }>;
type Module = { default: Board };

const modules = import.meta.glob<Module>([
  '../duel/DuelTable.svelte',
  '../field/FieldTable.svelte',
  '../text/TextTable.svelte',
]);
const FILES: Record<TableInfo['game'] | 'text', string> = {
  exceed: '../duel/DuelTable.svelte',
  hackclad: '../field/FieldTable.svelte',
  text: '../text/TextTable.svelte',
};

/** Whether this client has the table; the menu leaves out what it has not. */
export function hasBoard(name: keyof typeof FILES): boolean {
  return FILES[name] in modules;
}

export async function loadBoard(name: keyof typeof FILES): Promise<Board> {
  const load = modules[FILES[name]];
  if (!load) throw new Error(`no table for ${name}`);
  return (await load()).default;
}

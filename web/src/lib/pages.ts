/** The pages, each a file that is loaded when it is opened. */

import type { Component } from 'svelte';
import type { PageName } from './routes';

type Module = { default: Component<Record<string, string>> };

const modules = import.meta.glob<Module>([
  '../lobby/LobbyPage.svelte',
  '../gallery/CharactersPage.svelte',
  '../watch/WatchPage.svelte',
  '../learn/LearnPage.svelte',
  '../table/TablePage.svelte',
  '../replay/ReplayPage.svelte',
  '../position/PositionPage.svelte',
  '../rules/RulesPage.svelte',
]);

const FILES: Partial<Record<PageName, string>> = {
  lobby: '../lobby/LobbyPage.svelte',
  characters: '../gallery/CharactersPage.svelte',
  watch: '../watch/WatchPage.svelte',
  learn: '../learn/LearnPage.svelte',
  table: '../table/TablePage.svelte',
  replay: '../replay/ReplayPage.svelte',
  position: '../position/PositionPage.svelte',
  rules: '../rules/RulesPage.svelte',
};

/** Whether this client has the page; links to others are left out. */
export function hasPage(name: PageName): boolean {
  const file = FILES[name];
  return file !== undefined && file in modules;
}

/** The page as a component; null if this client has none of that name. */
export async function loadPage(name: PageName): Promise<Module['default'] | null> {
  const load = modules[FILES[name] ?? ''];
  return load ? (await load()).default : null;
}

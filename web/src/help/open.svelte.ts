/** The help of the page that is open: whether it is shown, and what a table tells it about itself. */

import type { GameName } from '../lib/api';
import { workingKeys, type KeyBinding } from '../lib/keys';
import { t } from '../lib/texts';

interface Help {
  open: boolean;
  /** The keys that worked when it was opened. */
  keys: readonly { key: string; label: string }[];
  /** The game on the page; "" on pages without one. */
  game: GameName | '';
  /** Which text of `help.page_…` fits, where the address does not say it. */
  topic: string;
}

export const helpDialog: Help = $state({ open: false, keys: [], game: '', topic: '' });

export function openHelp(): void {
  helpDialog.keys = workingKeys();
  helpDialog.open = true;
}

/** Help has a key on every page; a dialog that is open is not covered by it. */
export const helpKeys = (): KeyBinding[] => [
  {
    id: 'help',
    key: '?',
    label: t('help.title'),
    run: openHelp,
    when: () => !document.querySelector('dialog[open]'),
  },
];

/** What is on the page; without arguments, no game. */
export function helpAbout(game: GameName | '' = '', topic = ''): void {
  helpDialog.game = game;
  helpDialog.topic = topic;
}

/** "Your move" outside the page: in the title, on the tab's icon, and, if the reader wants it, as a notification. */

import { settings } from './settings.svelte';
import { t } from './texts';

let base = 'Wildswing';
let yours = false;

const icon = (dot: boolean): string => (dot ? '/icon-move.svg' : '/icon.svg');

function show(): void {
  document.title = yours ? t('base.your_move_title', { title: base }) : base;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== icon(yours)) link.href = icon(yours);
}

/** Call the page so, such as "Geoffrey against Ryu"; "" for the plain name. */
export function setTitle(title: string): void {
  base = title ? `${title} · Wildswing` : 'Wildswing';
  show();
}

/** Show or take away that it is the reader's move. `text` is for the notification, such as "Choose an action." */
export function yourMove(now: boolean, text = ''): void {
  const fresh = now && !yours;
  yours = now;
  show();
  if ('setAppBadge' in navigator)
    void (now ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
  if (fresh && document.hidden && settings.notifications && canNotify() && Notification.permission === 'granted') {
    const note = new Notification(t('base.your_move'), { body: text || base, tag: 'wildswing-move' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

/** Whether this browser has notifications at all. */
export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Ask the reader's browser for leave to show notifications; says whether it gave it. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

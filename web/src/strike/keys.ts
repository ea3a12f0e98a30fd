/** The keys of a strike. While it plays by itself, any other key ends it and does what it always does. */

import { takesText, type KeyBinding } from '../lib/keys';
import { t } from '../lib/texts';
import type { StrikePlayer } from './player.svelte';

const BARE: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab', 'F6']);

/**
 * A key while the strike plays, before anything else hears it.
 *
 * @param replay whether the whole game is stepped through, too: its first and last moments have the keys Home and End
 */
export function heardWhilePlaying(player: StrikePlayer, event: KeyboardEvent, replay: boolean): void {
  if (!player.playing || BARE.has(event.key) || takesText(event.target)) return;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const own: Record<string, () => void> = {
    ' ': () => (player.scene === 'reveal' ? player.goOn() : player.end()),
    Enter: () => player.end(),
    Escape: () => player.end(),
    ArrowRight: () => player.move(1),
    ArrowLeft: () => player.move(-1),
    ...(replay ? {} : { Home: () => player.show(0), End: () => player.end() }),
  };
  const act = own[event.key];
  // A button of the strike that has the focus is pressed, not skipped.
  const pressed = event.key === ' ' || event.key === 'Enter';
  const button = event.target instanceof Element && event.target.closest('[data-strike-panel] button') !== null;
  if (act && !(pressed && button && player.scene === 'steps')) {
    act();
    event.preventDefault();
    event.stopPropagation();
  } else if (!act) {
    player.end();
  }
}

/** A tap while the strike plays: the reveal goes on, the steps end; what was tapped is pressed all the same. */
export function tappedWhilePlaying(player: StrikePlayer, event: PointerEvent): void {
  if (!player.playing) return;
  if (event.target instanceof Element && event.target.closest('[data-strike-panel]')) return;
  if (player.scene === 'reveal') player.goOn();
  else player.end();
}

/**
 * The keys that step a strike while it stands still.
 *
 * @param free whether nothing else at the table needs the arrows
 * @param replay whether the whole game is stepped through, too
 */
export function strikeKeys(player: StrikePlayer, free: () => boolean, replay: boolean): KeyBinding[] {
  const when = () => player.strike !== null && !player.playing && free();
  const steps: KeyBinding[] = [
    {
      id: 'strike.previous',
      key: 'ArrowLeft',
      label: t('strike.previous'),
      when: () => when() && (player.step?.place ?? 0) > 0,
      run: () => player.move(-1),
    },
    {
      id: 'strike.next',
      key: 'ArrowRight',
      label: t('strike.next'),
      when: () => when() && !player.atEnd,
      run: () => player.move(1),
    },
  ];
  // In a recorded game these keys are those of the whole game.
  if (replay) return steps;
  return [
    ...steps,
    { id: 'strike.first', key: 'Home', label: t('strike.first'), when, run: () => player.show(0) },
    { id: 'strike.last', key: 'End', label: t('strike.last'), when, run: () => player.end() },
    {
      id: 'strike.play',
      key: ' ',
      label: t('strike.play'),
      when: () => when() && !player.atEnd,
      run: () => player.play(),
    },
  ];
}

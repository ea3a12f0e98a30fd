/** What is said by itself at the table: what happened, whose turn it is, and what is asked. */

import { untrack } from 'svelte';
import { assertive, hush, polite } from '../lib/announce.svelte';
import { setTitle, yourMove } from '../lib/notice';
import type { TableSession } from '../lib/session.svelte';
import { play } from '../lib/sound';
import { t } from '../lib/texts';
import type { Happening } from '../protocol/types';

/** Sentences of new events: those of one step of a strike belong together. */
export function grouped(events: readonly Happening[]): string[] {
  const groups: { step: string; number: number; text: string }[] = [];
  for (const event of events) {
    if (!event.text) continue;
    const last = groups.at(-1);
    if (last && event.step !== '' && last.step === event.step && last.number === event.number)
      last.text += ` ${event.text}`;
    else groups.push({ step: event.step, number: event.number, text: event.text });
  }
  return groups.map((group) => group.text);
}

/**
 * Announce for as long as the component is there; call it while the component is made.
 *
 * @param quiet whether nothing of the table is for who looks at the screen now
 * @param elsewhere whether another moment of the game is looked at, which tells of itself: only whose turn it is counts
 */
export function announceTable(
  session: () => TableSession,
  quiet: () => boolean,
  elsewhere: () => boolean = () => false,
): void {
  let seat: number | null | undefined;
  let told = -1;

  $effect(() => {
    const { events } = session();
    const seen = session().seat;
    const end = events.at(-1)?.at ?? -1;
    // What was there before one came, or sat down on another seat, is history.
    const left = typeof seat === 'number' && seat !== seen;
    if (seat === undefined || seat !== seen || quiet()) {
      // What the last player drew is not left for the next one on a shared screen.
      if (left) untrack(hush);
      seat = session().table === null ? undefined : seen;
      told = end;
      return;
    }
    const fresh = events.filter((event) => event.at > told);
    told = end;
    if (elsewhere()) return;
    for (const sentence of grouped(fresh)) polite(sentence);
  });

  let asked: number | null = null;
  let wasMine = false;
  $effect(() => {
    const decision = quiet() ? null : session().decision;
    const over = session().table?.state === 'over';
    const mine = decision !== null && !over;
    yourMove(mine, decision?.prompt);
    if (decision && decision.number !== asked) {
      const sentence = { prompt: decision.prompt };
      if (decision.kind === 'react') assertive(t('table.react_now', sentence));
      else if (!wasMine) assertive(t('table.your_turn', sentence));
      else polite(decision.prompt);
      if (!wasMine) play('turn');
    }
    asked = decision?.number ?? null;
    wasMine = mine;
  });

  $effect(() => {
    const refusal = session().refusal;
    if (!refusal) return;
    untrack(() => {
      play('refused');
      polite(`${refusal.message || t('decisions.moved_on')} ${refusal.hint}`.trim());
    });
  });

  $effect(() => setTitle(session().table?.title ?? ''));
  $effect(() => () => {
    yourMove(false);
    setTitle('');
  });
}

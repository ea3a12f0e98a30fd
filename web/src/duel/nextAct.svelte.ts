/** Watches over a prepared act: drops it when the board changed, and sends it at tables where one tap plays. */

import { untrack } from 'svelte';
import { polite } from '../lib/announce.svelte';
import { t } from '../lib/texts';
import { changedFact, type Draft } from './drafts';
import type { DuelModel } from './tableModel.svelte';

/** Watch for as long as the component is there; call it while the component is made. */
export function watchNextAct(model: DuelModel): void {
  /** The decision that a prepared act was laid out for; whatever answers it uses the act up. */
  let laidFor: number | null = null;

  $effect.pre(() => {
    const { draft, picture, decision, mode } = model;
    if (!draft) {
      laidFor = null;
      return;
    }
    const changed = changedFact(draft, picture);
    untrack(() => {
      if (laidFor !== null && decision?.number !== laidFor) model.draft = null;
      else if (changed) drop(model, draft, changed);
      else if (mode === 'action' && decision) {
        laidFor = decision.number;
        layOut(model, draft);
      }
      if (!model.draft) laidFor = null;
    });
  });
}

function layOut(model: DuelModel, draft: Draft): void {
  const { laid } = model;
  if (!laid) drop(model, draft, 'options');
  else if (!model.oneTap) polite(t('duel.next.spokenLaid', { act: laid.text }));
  else if (model.session.ready) {
    // Once: what is refused is asked like any other act.
    model.draft = null;
    void model.act(laid);
  }
}

function drop(model: DuelModel, draft: Draft, why: string): void {
  model.draft = null;
  // Behind the curtain of a shared screen nobody is told what another seat meant to do.
  if (why === 'seat') return;
  model.dropped = t(`duel.next.dropped_${why}`, { act: draft.choice.text });
  polite(model.dropped);
}

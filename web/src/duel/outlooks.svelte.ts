/** The outlook of a card, asked of the server once for each position and card. */

import type { ExceedOutlook } from '../protocol/types';
import type { DuelModel } from './tableModel.svelte';

export class OutlookReader {
  /** The outlook of the card; null while it is not known. */
  current = $state.raw<ExceedOutlook | null>(null);
  /** Whether it was asked for and did not come. */
  failed = $state(false);

  /** @param of the card that is looked at; undefined for none */
  constructor(model: DuelModel, of: () => number | undefined) {
    $effect(() => {
      const card = of();
      const planned = model.planned;
      const ex = planned?.way === 'card' && planned.card === card && planned.ex;
      const asked = model.mode === 'action' || model.mode === 'set';
      this.failed = false;
      if (card === undefined || !asked || model.help !== 'full' || !model.session.ready) {
        if (card === undefined || !asked) this.current = null;
        return;
      }
      if (this.current?.card !== card || this.current.ex !== ex) this.current = null;
      let wanted = true;
      model.session.outlook(card, ex).then(
        (outlook) => {
          if (wanted) this.current = outlook;
        },
        () => {
          if (wanted) this.failed = true;
        },
      );
      return () => {
        wanted = false;
      };
    });
  }
}

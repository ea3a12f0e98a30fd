/** What goes on, kept fresh while the page is looked at; the last list stays when a new one does not come. */

import type { Lobby } from '../protocol/types';
import { ApiError, getLobby } from '../lib/api';

const EVERY = 5000;
/** Grey rows are shown only when the list takes longer. */
const PATIENCE = 300;

export class LobbyNews {
  news: Lobby | null = $state.raw(null);
  error: ApiError | null = $state.raw(null);
  slow = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  /** Begin to ask; returns what ends it. */
  start(): () => void {
    const patience = setTimeout(() => (this.slow = this.news === null && this.error === null), PATIENCE);
    const shown = (): void => {
      if (!document.hidden) void this.refresh();
    };
    document.addEventListener('visibilitychange', shown);
    void this.refresh();
    return () => {
      this.ended = true;
      clearTimeout(this.timer);
      clearTimeout(patience);
      document.removeEventListener('visibilitychange', shown);
    };
  }

  /** Ask now, and again after a while. */
  async refresh(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const news = await getLobby();
      if (this.ended) return;
      this.news = news;
      this.error = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
    }
    this.slow = false;
    if (!this.ended && !document.hidden) this.timer = setTimeout(() => void this.refresh(), EVERY);
  }
}

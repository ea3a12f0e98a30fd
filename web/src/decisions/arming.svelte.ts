import type { Choice } from '../protocol/types';

/** Two acts for what cannot be taken back: the first one selects, the second one confirms. */
export class Arming {
  /** The number of the selected option; null for none. */
  armed = $state.raw<number | null>(null);

  /** Press an option. Whether it is to be sent now. */
  press(option: Choice, oneTap: boolean): boolean {
    if (oneTap || !option.final || this.armed === option.number) return true;
    this.armed = option.number;
    return false;
  }

  drop(): void {
    this.armed = null;
  }
}

/** Which of the four layouts of the table fits the window. */

// In em, so that a larger text of the browser's own settings gets the layout with more room.
import { MediaQuery } from 'svelte/reactivity';

export type LayoutName = 'wide' | 'tablet' | 'landscape' | 'phone';

const wide = new MediaQuery('(min-width: 68.75em) and (min-height: 31.3em)', true);
const landscape = new MediaQuery('(max-height: 31.25em) and (min-width: 35em)', false);
const phone = new MediaQuery('(max-width: 43.69em)', false);

export function layout(): LayoutName {
  if (landscape.current) return 'landscape';
  if (phone.current) return 'phone';
  return wide.current ? 'wide' : 'tablet';
}

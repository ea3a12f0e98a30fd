/** Dragging a card up with a mouse or a pen: a short way for what its button and its key do as well. */

/** How far up a card must be dragged, in CSS pixels, so that letting go means it. */
export const FAR_ENOUGH = 90;
/** Less is a click. */
const BEGINS = 8;

export interface Drag {
  /** Whether the card can be dragged now. */
  readonly possible: () => boolean;
  /** What is said on the card while letting go would do it. */
  readonly label: () => string;
  readonly drop: () => void;
}

/** An attachment; a finger scrolls instead, and Escape or leaving the window puts the card back. */
export function dragUp(drag: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    let dragging = false;

    const put = (): void => {
      start = null;
      dragging = false;
      node.style.translate = '';
      node.classList.remove('dragged');
      delete node.dataset['drop'];
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.button !== 0 || !drag.possible()) return;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      const x = event.clientX - start.x;
      const y = Math.min(0, event.clientY - start.y);
      if (!dragging && y > -BEGINS) return;
      if (!dragging) node.setPointerCapture?.(event.pointerId);
      dragging = true;
      node.classList.add('dragged');
      node.style.translate = `${x}px ${y}px`;
      if (y <= -FAR_ENOUGH) node.dataset['drop'] = drag.label();
      else delete node.dataset['drop'];
    };
    const up = (): void => {
      const meant = node.dataset['drop'] !== undefined && drag.possible();
      put();
      if (meant) drag.drop();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !dragging) return;
      event.stopPropagation();
      put();
    };
    // The picture of a card would otherwise be dragged by the browser itself.
    const native = (event: Event): void => event.preventDefault();

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', put);
    node.addEventListener('dragstart', native);
    window.addEventListener('keydown', key, true);
    window.addEventListener('blur', put);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', put);
      node.removeEventListener('dragstart', native);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('blur', put);
    };
  };
}

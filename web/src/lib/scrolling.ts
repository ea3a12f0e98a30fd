/** A part that scrolls can be reached by keyboard, and one that does not is no stop on the way. */

/** An attachment: the element takes the focus as long as it holds more than it shows. */
export function reachableWhenItScrolls(node: HTMLElement): () => void {
  const look = (): void => {
    // A pixel more is rounding, and cannot be scrolled to.
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (scrolls) node.tabIndex = 0;
    // The focus is not taken from under somebody's hands.
    else if (document.activeElement !== node) node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const parts = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
    look();
  };
  const changes = new MutationObserver(parts);
  changes.observe(node, { childList: true });
  node.addEventListener('blur', look);
  parts();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    node.removeEventListener('blur', look);
  };
}

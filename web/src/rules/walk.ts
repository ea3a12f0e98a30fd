/** Arrows among the rule numbers of a list: a log has hundreds, and Tab must not stop at each of them. */

export const RULE_LINK = 'a[data-rule]';

/** Attach to a list of which only one number is a stop for Tab. */
export function walkRules(node: HTMLElement): () => void {
  function heard(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = event.target instanceof Element ? event.target.closest(RULE_LINK) : null;
    if (!from) return;
    const links = [...node.querySelectorAll<HTMLElement>(RULE_LINK)];
    const at = links.findIndex((link) => link === from);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: links.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    links[Math.max(0, Math.min(to, links.length - 1))]?.focus();
  }
  node.addEventListener('keydown', heard);
  return () => node.removeEventListener('keydown', heard);
}

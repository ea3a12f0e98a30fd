/** Which word of the glossary is being explained. */

export const explained: { term: string | null } = $state({ term: null });

export function explain(term: string): void {
  explained.term = term;
}

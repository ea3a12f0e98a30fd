/** How many panels show what was refused beside what failed; without one the table shows it under its bar. */
export const panels = $state({ open: 0 });

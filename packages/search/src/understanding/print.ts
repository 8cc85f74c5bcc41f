import type { Understanding } from './types.ts';

/** Returns a text of which the same is understood: each filter's words between commas, other words in quotation marks. */
export function printUnderstanding({
  filters,
  words,
  help,
}: Pick<Understanding, 'filters' | 'words' | 'help'>): string {
  if (help !== null) return words;
  return [...filters.map((filter) => filter.words), ...(words === '' ? [] : [`"${words}"`])].join(', ');
}

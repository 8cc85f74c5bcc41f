import { COLORS, type ColorSlug } from '../catalogue/attributes.ts';

/** Colours that are options of the jeans calculator; its option `colored` means every other colour. */
const NAMED: ReadonlySet<string> = new Set(['bleu-clair', 'bleu-moyen', 'bleu-fonce', 'blanc', 'noir']);

/**
 * Returns the colours for the selected options of the jeans calculator. `all` returns an empty list, which means no
 * filter; `colored` stands for every colour but the blues, white and black. Unknown options are ignored.
 * @example jeansColors(['noir', 'bleu-clair']) // ['noir', 'bleu-clair']
 * @example jeansColors(['all', 'noir']) // []
 */
export function jeansColors(selected: readonly string[]): ColorSlug[] {
  if (selected.includes('all')) return [];
  return COLORS.filter(
    ({ slug }) => selected.includes(slug) || (selected.includes('colored') && !NAMED.has(slug)),
  ).map(({ slug }) => slug);
}

import { COLORS, type ColorSlug } from '../catalogue/attributes.ts';

/** Colours that the jeans calculator names one by one; `colored` is every other one. */
const NAMED: ReadonlySet<string> = new Set(['bleu-clair', 'bleu-moyen', 'bleu-fonce', 'blanc', 'noir']);

/**
 * Colours that answers of the jeans calculator stand for: `all` asks for none in particular, `colored` for all but
 * the blues, white and black; what is no colour is dropped.
 * @example jeansColors(['noir', 'bleu-clair']) // ['noir', 'bleu-clair']
 * @example jeansColors(['all', 'noir']) // []
 */
export function jeansColors(answers: readonly string[]): ColorSlug[] {
  if (answers.includes('all')) return [];
  return COLORS.filter(
    ({ slug }) => answers.includes(slug) || (answers.includes('colored') && !NAMED.has(slug)),
  ).map(({ slug }) => slug);
}

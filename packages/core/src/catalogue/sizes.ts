/**
 * Returns the slug of a size for filters, whatever its spelling.
 * @example sizeSlug('W26 L30') // 'w26-l30'
 */
export const sizeSlug = (size: string): string =>
  size
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const LETTER_SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL', 'XXXXXXL'];
const ONE_SIZE = new Set(['TU', 'UNIQUE', 'TAILLE UNIQUE', 'ONE SIZE', 'OS']);

/** Sort key of a size: by kind, then by its numbers, then by its text. */
type SizeKey = { kind: number; first: number; second: number; text: string };

const LETTERS = 0;
const NUMBERS = 1;
const WAIST_AND_LENGTH = 2;
const MONTHS = 3;
const YEARS = 4;
const OTHER = 5;
const ONE = 6;

/**
 * Compares two sizes in shop order: XXS to XXXL, then clothing and shoe numbers, then W26 L30, then children's months
 * and years, then unknown sizes by their text, and one size (TU) last. Returns zero only for equal texts.
 * @example ['TU', 'W28 L30', 'XL', '38', 'S', '36,5'].sort(compareSizes) // S, XL, 36,5, 38, W28 L30, TU
 */
export function compareSizes(a: string, b: string): number {
  const left = sizeKey(a);
  const right = sizeKey(b);
  return (
    left.kind - right.kind ||
    left.first - right.first ||
    left.second - right.second ||
    byText(left.text, right.text) ||
    byText(a, b)
  );
}

function sizeKey(size: string): SizeKey {
  const text = size.trim().toUpperCase().replace(/\s+/g, ' ');
  if (ONE_SIZE.has(text)) return { kind: ONE, first: 0, second: 0, text };

  const letters = letterRank(text);
  if (letters !== null) return { kind: LETTERS, first: letters, second: 0, text };

  const jeans = /^W ?(\d{1,3})(?:[ /]*L ?(\d{1,3}))?$/.exec(text);
  if (jeans) return { kind: WAIST_AND_LENGTH, first: Number(jeans[1]), second: Number(jeans[2] ?? 0), text };

  const numbers = /^(\d{1,3})(?:[.,](\d{1,2})|( 1\/2|½))?(?: ?[-/] ?(\d{1,3}))?$/.exec(text);
  if (numbers) {
    const [, integer, decimals, half, upTo] = numbers;
    const first = Number(`${integer}.${half ? '5' : (decimals ?? '0')}`);
    return { kind: NUMBERS, first, second: Number(upTo ?? 0), text };
  }

  const age = /^(\d{1,3})(?: ?[-/] ?(\d{1,3}))? ?(MOIS|MONTHS?|M|ANS?|YEARS?|Y)$/.exec(text);
  if (age) {
    const kind = age[3]?.startsWith('M') ? MONTHS : YEARS;
    return { kind, first: Number(age[1]), second: Number(age[2] ?? 0), text };
  }
  return { kind: OTHER, first: 0, second: 0, text };
}

/** Rank of a letter size: S is 3, M is 4, S/M is 3.5; 2XL equals XXL. */
function letterRank(text: string): number | null {
  const [from, upTo, ...rest] = text.split(/ ?[-/] ?/).map(oneLetterRank);
  if (from === undefined || from === -1 || rest.length > 0 || upTo === -1) return null;
  return upTo === undefined ? from : (from + upTo) / 2;
}

function oneLetterRank(text: string): number {
  const repeated = /^([2-6])X([SL])$/.exec(text);
  return LETTER_SIZES.indexOf(repeated ? 'X'.repeat(Number(repeated[1])) + repeated[2] : text);
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

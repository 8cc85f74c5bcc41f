import { SLUG_MAX_LENGTH } from '../constants.ts';

/** Letters that Unicode decomposition does not split. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Converts a text to a URL segment: a–z, 0–9 and single inner hyphens, at most 120 characters, cut at a word boundary
 * where possible. Returns an empty string for a text without a Latin letter or digit.
 * @example slugify("Robe d'été — Cœur") // 'robe-d-ete-coeur'
 * @example slugify('!') // ''
 */
export function slugify(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => LETTERS[letter] ?? '');
  return shorten(
    folded
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('-'),
  );
}

function shorten(slug: string): string {
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const cut = slug.lastIndexOf('-', SLUG_MAX_LENGTH);
  return slug.slice(0, cut > 0 ? cut : SLUG_MAX_LENGTH);
}

/**
 * Builds the slug of a product from its name and its reference, an integer from 1. Throws a RangeError for any other
 * number.
 * @example productSlug('Veste en jean', 100163) // 'veste-en-jean-100163'
 * @example productSlug('服', 7) // '7'
 */
export function productSlug(name: string, reference: number): string {
  if (!Number.isSafeInteger(reference) || reference < 1)
    throw new RangeError(`Not a reference: ${reference}`);
  const words = slugify(name);
  return words === '' ? String(reference) : `${words}-${reference}`;
}

/**
 * Returns the reference at the end of a product slug, or null when the last word is not a canonically written integer
 * from 1 (`007` is not), so that a product has one reference only.
 * @example referenceFromSlug('veste-en-jean-100163') // 100163
 * @example referenceFromSlug('veste-en-jean-007') // null
 */
export function referenceFromSlug(slug: string): number | null {
  const last = slug.slice(slug.lastIndexOf('-') + 1);
  if (!/^[1-9][0-9]{0,15}$/.test(last)) return null;
  const reference = Number(last);
  return Number.isSafeInteger(reference) ? reference : null;
}

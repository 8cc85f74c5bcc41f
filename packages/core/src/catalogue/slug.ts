import { SLUG_MAX_LENGTH } from '../constants.ts';

/** Letters that decomposition leaves whole. */
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
 * Writes a text as a piece of an address: a–z, 0–9 and single inner hyphens, at most 120 characters and cut
 * between words where possible; a text without a Latin letter or digit gives an empty one.
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
 * Writes a product's address: its name for people, its reference (a whole number from 1) for the shop.
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
 * Reads the reference that ends a product's address; null when the last word is no whole number from 1 as it is
 * normally written, so that one product has one reference only.
 * @example referenceFromSlug('veste-en-jean-100163') // 100163
 * @example referenceFromSlug('veste-en-jean-007') // null
 */
export function referenceFromSlug(slug: string): number | null {
  const last = slug.slice(slug.lastIndexOf('-') + 1);
  if (!/^[1-9][0-9]{0,15}$/.test(last)) return null;
  const reference = Number(last);
  return Number.isSafeInteger(reference) ? reference : null;
}

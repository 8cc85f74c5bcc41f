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

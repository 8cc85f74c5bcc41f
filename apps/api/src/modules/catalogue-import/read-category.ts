import { slugify, type Target } from '@patine/core';
import { findCategory } from '../catalogue/index.ts';
import { CellError, type Cells } from './cells.ts';
import type { FacetName } from './listing.ts';

const MAX_LEVELS = 5;

/**
 * Reads `Femme > Vêtements > Robes` and its English path: one slug, from the English name, and both names per level.
 * Without an English path, known levels take the shop's own names, so that a French feed uses the same categories.
 */
export function readCategory(cells: Cells): { path: string; names: FacetName[] } {
  const french = cells.read('product_type');
  const given = cells.read('product_type_en');
  const english = given.length === french.length ? given : [];
  const found = french.map((word, index) => {
    const inEnglish = english[index];
    if (inEnglish !== undefined) return { slug: slugify(inEnglish), fr: word, en: inEnglish };
    const known = findCategory(word);
    if (known) return known;
    cells.unknown('category', word);
    return { slug: slugify(word), fr: word, en: word };
  });
  const slugs = found.map(({ slug }) => slug);
  if (slugs.length === 0 || slugs.includes('') || slugs.length > MAX_LEVELS)
    throw new CellError('product_type', 'UNKNOWN_VALUE');
  const names = found.map(({ fr, en }, index) => ({
    facet: 'categories',
    slug: slugs.slice(0, index + 1).join('/'),
    nameFr: fr,
    nameEn: en,
  }));
  return { path: slugs.join('/'), names };
}

/** Reads whom an item is for. The category decides for unisex items. */
export function readTarget(cells: Cells, categoryPath: string): Target {
  if (cells.read('age_group') === 'kids') return 'kids';
  const gender = cells.read('gender') ?? 'either';
  if (gender !== 'either') return gender;
  const [root = ''] = categoryPath.split('/');
  return root === 'men' || root === 'kids' ? root : 'women';
}

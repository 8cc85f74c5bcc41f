import { slugify, type Target } from '@patine/core';
import { CellError, type Cells } from './cells.ts';
import type { FacetName } from './listing.ts';

const MOST_LEVELS = 5;

const levels = (text: string) =>
  text
    .split('>')
    .map((level) => level.trim())
    .filter(Boolean);

/** `Femme > Vêtements > Robes` with its English path: slugs of the English, names of both, one per level. */
export function readCategory(cells: Cells): { path: string; names: FacetName[] } {
  const french = levels(cells.required('product_type', 400));
  const given = levels(cells.text('product_type_en', 400));
  const english = given.length === french.length ? given : french;
  const slugs = english.map(slugify);
  if (slugs.some((slug) => slug === '') || slugs.length > MOST_LEVELS)
    throw new CellError('product_type', 'UNKNOWN_VALUE');
  const names = slugs.map((_, index) => ({
    facet: 'categories',
    slug: slugs.slice(0, index + 1).join('/'),
    nameFr: french[index] ?? '',
    nameEn: english[index] ?? '',
  }));
  return { path: slugs.join('/'), names };
}

const CHILDREN = new Set(['kids', 'toddler', 'infant', 'newborn']);
const BY_GENDER: Readonly<Record<string, Target | 'either'>> = {
  female: 'women',
  male: 'men',
  unisex: 'either',
};
const AGES = Object.fromEntries(['adult', ...CHILDREN].map((age) => [age, age]));

/** Whom a piece is for; a unisex one goes where its category is. */
export function readTarget(cells: Cells, categoryPath: string): Target {
  if (CHILDREN.has(cells.choice('age_group', AGES, 'adult'))) return 'kids';
  const gender = cells.choice('gender', BY_GENDER, 'either');
  if (gender !== 'either') return gender;
  const [root = ''] = categoryPath.split('/');
  return root === 'men' || root === 'kids' ? root : 'women';
}

import { sizeSlug, slugify, type Condition, type Family } from '@patine/core';
import type { ProductLabel } from '../../db/schema/catalogue.ts';
import { COLOR_NAMES, findColor } from '../catalogue/names/colors.ts';
import { findMaterial } from '../catalogue/names/materials.ts';
import type { Named } from '../catalogue/names/named.ts';
import { findPattern } from '../catalogue/names/patterns.ts';
import { findStyle } from '../catalogue/names/styles.ts';
import type { Cells } from './cells.ts';
import type { FacetName } from './listing.ts';

const ONE_SIZE = new Set(['', 'taille-unique', 'one-size', 'unique', 'tu', 'os']);

/** Reads `condition_level`; falls back to the lowest level that Google's `condition` value guarantees. */
export function readCondition(cells: Cells): Condition {
  const stated = cells.read('condition') ?? 'bonEtat';
  return cells.read('condition_level') ?? stated;
}

export const readFamily = (cells: Cells): Family => cells.read('family') ?? 'second_hand';

/** Reads colours of the closed list that the filter uses. Reports an unknown colour and leaves it out. */
export function readColors(cells: Cells): string[] {
  const colours = cells.read('color').map((word) => findColor(word)?.slug);
  if (colours.includes(undefined))
    cells.warn(
      'color',
      'UNKNOWN_VALUE',
      COLOR_NAMES.map(({ fr }) => fr),
    );
  return [...new Set(colours.filter((slug) => slug !== undefined))];
}

/** Reads an open list such as `Lin` or `Cotton/Linen`. An unknown value takes its names from the feed. */
function readOpen(
  cells: Cells,
  column: 'material' | 'pattern' | 'style',
  find: (word: string) => Named | undefined,
): FacetName[] {
  const french = cells.read(column);
  const english = cells.read(`${column}_en`);
  return french.flatMap((nameFr, index) => {
    const known = find(nameFr);
    if (known) return { facet: column, slug: known.slug, nameFr: known.fr, nameEn: known.en };
    const nameEn = english[index] ?? nameFr;
    const slug = slugify(nameEn);
    return slug ? { facet: column, slug, nameFr, nameEn } : [];
  });
}

export const readMaterials = (cells: Cells) => readOpen(cells, 'material', findMaterial);
export const readPatterns = (cells: Cells) => readOpen(cells, 'pattern', findPattern);
export const readStyles = (cells: Cells) => readOpen(cells, 'style', findStyle);

export function readBrand(cells: Cells): FacetName | null {
  const name = cells.read('brand');
  const slug = slugify(name);
  return slug ? { facet: 'brand', slug, nameFr: name, nameEn: name } : null;
}

const AGE = /^(\d{1,3}(?: ?[-/] ?\d{1,3})?) ?(?:(mois|months?)|ans?|years?|yrs?)$/i;

/** Translates a child's size given as an age; any other size is the same in both languages. */
function ageNames(text: string): Pick<FacetName, 'nameFr' | 'nameEn'> {
  const [, age, months] = AGE.exec(text) ?? [];
  if (age === undefined) return { nameFr: text, nameEn: text };
  if (months) return { nameFr: `${age} mois`, nameEn: age === '1' ? '1 month' : `${age} months` };
  return { nameFr: age === '1' ? '1 an' : `${age} ans`, nameEn: age === '1' ? '1 year' : `${age} years` };
}

/** Reads the size. Every spelling of “one size” becomes `TU`. */
export function readSize(cells: Cells): { size: string; name: FacetName } {
  const text = cells.read('size');
  const slug = sizeSlug(text);
  if (ONE_SIZE.has(slug))
    return {
      size: 'TU',
      name: { facet: 'size', slug: 'tu', nameFr: 'Taille unique', nameEn: 'One size' },
    };
  return { size: text, name: { facet: 'size', slug, ...ageNames(text) } };
}

/** Reads the labels. `labels_en` gives their English names in the same order. */
export function readLabels(cells: Cells): ProductLabel[] {
  const english = cells.read('labels_en');
  return cells.read('labels').map((label, index) => ({ ...label, nameEn: english[index] ?? label.nameFr }));
}

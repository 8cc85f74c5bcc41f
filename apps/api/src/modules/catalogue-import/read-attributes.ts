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

/** The level where the feed has one, else what Google's word for it promises at least. */
export function readCondition(cells: Cells): Condition {
  const stated = cells.read('condition') ?? 'bonEtat';
  return cells.read('condition_level') ?? stated;
}

export const readFamily = (cells: Cells): Family => cells.read('family') ?? 'second_hand';

/** Colours of the closed list: the filter has no other. An unknown one is told, and the piece goes in without it. */
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

/** Values that a feed may add to, `Lin` or `Cotton/Linen`; an unknown one is named by the feed itself. */
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

/** A child's size in the words of each language, whichever the feed is in; any other size is the same in both. */
function ageNames(text: string): Pick<FacetName, 'nameFr' | 'nameEn'> {
  const [, age, months] = AGE.exec(text) ?? [];
  if (age === undefined) return { nameFr: text, nameEn: text };
  if (months) return { nameFr: `${age} mois`, nameEn: age === '1' ? '1 month' : `${age} months` };
  return { nameFr: age === '1' ? '1 an' : `${age} ans`, nameEn: age === '1' ? '1 year' : `${age} years` };
}

/** One size has one spelling, `TU`, whatever the feed calls it. */
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

/** Labels with the English names of `labels_en`, which are in the same order. */
export function readLabels(cells: Cells): ProductLabel[] {
  const english = cells.read('labels_en');
  return cells.read('labels').map((label, index) => ({ ...label, nameEn: english[index] ?? label.nameFr }));
}

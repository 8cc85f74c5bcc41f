import {
  ONE_SIZE,
  parseSize,
  sizeLabels,
  sizeNames,
  type ColorSlug,
  type Condition,
  type Family,
  type SizedGarment,
} from '@patine/core';
import type { ProductLabel } from '../../db/schema/catalogue.ts';
import { findBrand, findColors } from '../catalogue/index.ts';
import type { Cells } from './cells.ts';
import type { FacetName } from './listing.ts';

/** Reads `condition_level`; falls back to the lowest level that Google's `condition` value guarantees. */
export function readCondition(cells: Cells): Condition {
  const stated = cells.read('condition') ?? 'bonEtat';
  return cells.read('condition_level') ?? stated;
}

export const readFamily = (cells: Cells): Family => cells.read('family') ?? 'second_hand';

/** A piece of a colour that the list does not have still has a colour. */
const OTHER: ColorSlug = 'autre';
const MAX_COLORS = 5;

/** Reads colours of the closed list that the filter uses: the nearest known ones. Unknown words are told. */
export function readColors(cells: Cells): ColorSlug[] {
  const words = cells.read('color');
  const found = words.flatMap((word) => {
    const colors = findColors(word);
    if (colors.length === 0) cells.unknown('color', word);
    return colors;
  });
  if (words.length > 0 && found.length === 0) return [OTHER];
  return [...new Set(found)].slice(0, MAX_COLORS);
}

/** Reads the brand under its own name, whichever of its names the feed uses; null where the cell says there is none. */
export function readBrand(cells: Cells): FacetName | null {
  const brand = findBrand(cells.read('brand'));
  return brand && { facet: 'brand', slug: brand.slug, nameFr: brand.name, nameEn: brand.name };
}

const isOneSize = (text: string) => sizeLabels(text).fr === sizeNames(ONE_SIZE)?.fr;

/** Reads the size: its label as printed, and the name of its filter value. Every spelling of “one size” becomes `TU`. */
export function readSize(cells: Cells, garment: SizedGarment): { size: string; name: FacetName } {
  const text = cells.read('size');
  const { value, known } = parseSize(text, garment);
  if (!known) cells.unknown('size', text);
  const { fr, en } = sizeNames(value) ?? { fr: text, en: text };
  return {
    size: isOneSize(text) ? 'TU' : text,
    name: { facet: 'size', slug: value, nameFr: fr, nameEn: en },
  };
}

/** Reads the labels. `labels_en` gives their English names in the same order. */
export function readLabels(cells: Cells): ProductLabel[] {
  const english = cells.read('labels_en');
  return cells.read('labels').map((label, index) => ({ ...label, nameEn: english[index] ?? label.nameFr }));
}

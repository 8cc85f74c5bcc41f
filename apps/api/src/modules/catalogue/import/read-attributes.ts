import {
  CONDITIONS,
  FAMILIES,
  LABEL_TYPES,
  SIZE_TYPES,
  sizeSlug,
  slugify,
  type Condition,
  type Family,
  type LabelType,
  type SizeType,
} from '@patine/core';
import type { ProductLabel } from '../../../db/schema/catalogue.ts';
import { COLOUR_NAMES, findColour } from '../names/colours.ts';
import { findMaterial } from '../names/materials.ts';
import type { Named } from '../names/named.ts';
import { findPattern } from '../names/patterns.ts';
import { findStyle } from '../names/styles.ts';
import { CellError, type Cells } from './cells.ts';
import type { FacetName } from './listing.ts';

const MOST_VALUES = 5;
const MOST_SIZES = 10;
const ONE_SIZE = new Set(['', 'taille-unique', 'one-size', 'unique', 'tu', 'os']);

const bySlug = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toLowerCase(), value])) as Record<string, T>;

const CONDITION_LEVELS = bySlug(CONDITIONS);
const CONDITION_WORDS: Readonly<Record<string, Condition>> = {
  new: 'neuf',
  refurbished: 'tresBonEtat',
  used: 'bonEtat',
};
const FAMILY_WORDS = bySlug(FAMILIES);

/** The level where the feed has one, else what Google's word for it promises at least. */
export function readCondition(cells: Cells): Condition {
  const stated = cells.choice('condition', CONDITION_WORDS, 'bonEtat');
  return cells.choice('condition_level', CONDITION_LEVELS, stated);
}

export const readFamily = (cells: Cells) => cells.choice<Family>('family', FAMILY_WORDS, 'second_hand');

export function readDecade(cells: Cells): string | null {
  const text = cells.text('decade');
  if (text === '') return null;
  if (!/^\d+$/.test(text)) throw new CellError('decade', 'NOT_A_WHOLE_NUMBER');
  if (!/^(18|19|20)\d0$/.test(text)) throw new CellError('decade', 'UNKNOWN_VALUE');
  return text;
}

const words = (text: string) =>
  text
    .split(/[/,]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .slice(0, MOST_VALUES);

/** Colours of the closed list: the filter has no other. An unknown one is told, and the piece goes in without it. */
export function readColours(cells: Cells): string[] {
  const colours = words(cells.text('color')).map((word) => findColour(word)?.slug);
  if (colours.includes(undefined))
    cells.warn(
      'color',
      'UNKNOWN_VALUE',
      COLOUR_NAMES.map(({ fr }) => fr),
    );
  return [...new Set(colours.filter((slug) => slug !== undefined))];
}

/** Values that a feed may add to, `Lin` or `Cotton/Linen`; an unknown one is named by the feed itself. */
function readOpen(cells: Cells, column: string, find: (word: string) => Named | undefined): FacetName[] {
  const french = words(cells.text(column));
  const english = words(cells.text(`${column}_en`));
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
  const name = cells.text('brand', 100);
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
  const text = cells.text('size', 40);
  const slug = sizeSlug(text);
  if (ONE_SIZE.has(slug))
    return {
      size: 'TU',
      name: { facet: 'size', slug: 'tu', nameFr: 'Taille unique', nameEn: 'One size' },
    };
  return { size: text, name: { facet: 'size', slug, ...ageNames(text) } };
}

const SIZE_TYPE_WORDS = bySlug(SIZE_TYPES);
export const readSizeType = (cells: Cells): SizeType | null =>
  cells.text('size_type') === '' ? null : cells.choice<SizeType>('size_type', SIZE_TYPE_WORDS);

const entries = (text: string) =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** `FR:38;UK:10;US:6`: a size in the systems of several countries. */
export const readInternationalSizes = (cells: Cells) =>
  entries(cells.text('international_sizes'))
    .slice(0, MOST_SIZES)
    .map((entry) => {
      const [, type, size] = /^([A-Za-z]{2,4})\s*:\s*([^:]{1,20})$/.exec(entry) ?? [];
      if (type === undefined || size === undefined)
        throw new CellError('international_sizes', 'UNREADABLE_LIST');
      return { type: type.toUpperCase(), size: size.trim() };
    });

const LABEL_TYPE_WORDS = bySlug(LABEL_TYPES);

/** `certification:GOTS;craft:Brodé à la main`, with the English names in the same order in `labels_en`. */
export function readLabels(cells: Cells): ProductLabel[] {
  const english = entries(cells.text('labels_en', 500));
  return entries(cells.text('labels', 500))
    .slice(0, MOST_VALUES)
    .map((entry, index) => {
      const [word = '', ...rest] = entry.split(':');
      const type: LabelType | undefined = LABEL_TYPE_WORDS[word.trim().toLowerCase()];
      const nameFr = rest.join(':').trim();
      if (type === undefined || slugify(nameFr) === '') throw new CellError('labels', 'UNREADABLE_LIST');
      return { type, slug: slugify(nameFr), nameFr, nameEn: english[index] ?? nameFr };
    });
}

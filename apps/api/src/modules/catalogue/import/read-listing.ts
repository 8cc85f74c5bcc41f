import { hash } from 'node:crypto';
import { slugify, type TaxScheme } from '@patine/core';
import { CellError, cellReader, type Cells, type FeedRow } from './cells.ts';
import type { Issue } from './issue.ts';
import type { FacetName, Listing } from './listing.ts';
import {
  readBrand,
  readColours,
  readCondition,
  readDecade,
  readFamily,
  readInternationalSizes,
  readLabels,
  readMaterials,
  readPatterns,
  readSize,
  readSizeType,
  readStyles,
} from './read-attributes.ts';
import { readCategory, readTarget } from './read-category.ts';
import { readMeasurements } from './read-measurements.ts';
import { readMinPrice, readPrice } from './read-money.ts';
import { readOrigin } from './read-origin.ts';
import { readFibres, readSafety } from './read-safety.ts';
import { readStore } from './read-store.ts';
import { readNotes } from './read-words.ts';

/** Changes when the reading does, so that the next import looks at every row again. */
const READING = '4';
const LONGEST_TEXT = 10_000;
/** Materials that Regulation (EU) 1007/2011 is not about. */
const NO_TEXTILE = ['leather', 'suede', 'straw', 'rubber'];
const LONGEST_ADDRESSES = 20_000;
const MOST_PHOTOS = 12;
const LONGEST_CUSTOM_TEXT = 100;

const YES_NO = { yes: true, no: false, true: true, false: false, '1': true, '0': false };
const IN_STOCK = { in_stock: true, out_of_stock: false, sold: false };
/** The others follow from the seller. */
const TAX_SCHEMES: Readonly<Record<string, TaxScheme>> = { margin: 'margin', standard: 'standard' };

export type ReadRow = {
  /** Null where a fault keeps the row out. */
  listing: Listing | null;
  /** Every fault of the row. */
  issues: Issue[];
};

/** A feed's row as a listing, with everything that is wrong with it. */
export function readListing(row: FeedRow): ReadRow {
  const cells = cellReader(row);
  const listing = listingOf(row, cells);
  tellMissing(cells, listing);
  const { issues } = cells;
  return { listing: issues.some(({ skipped }) => skipped) ? null : listing, issues };
}

function listingOf(row: FeedRow, cells: Cells): Listing {
  const { required, optional } = cells;
  const line = (column: string, longest: number) => required(() => cells.text(column, longest), '');
  const nameFr = required(() => cells.filled('title', 250), '');
  const category = required(() => readCategory(cells), { path: '', names: [] });
  const brand = required(() => readBrand(cells), null);
  const materials = required(() => readMaterials(cells), []);
  const patterns = required(() => readPatterns(cells), []);
  const styles = optional(() => readStyles(cells), []);
  const size = required(() => readSize(cells), null);
  const priceAmount = required(() => readPrice(cells), 0);
  const descriptionFr = line('description', LONGEST_TEXT);
  const defectsFr = line('defects', LONGEST_TEXT) || null;
  return {
    line: row.line,
    externalId: required(() => cells.filled('id', 100), ''),
    sourceHash: hash('sha256', JSON.stringify([READING, row.cells]), 'base64url'),
    nameFr,
    nameEn: line('title_en', 250) || nameFr,
    descriptionFr,
    descriptionEn: line('description_en', LONGEST_TEXT) || descriptionFr,
    defectsFr,
    defectsEn: line('defects_en', LONGEST_TEXT) || defectsFr,
    family: required(() => readFamily(cells), 'second_hand'),
    target: required(() => readTarget(cells, category.path), 'women'),
    condition: required(() => readCondition(cells), 'bonEtat'),
    brand: brand?.slug ?? null,
    categoryPath: category.path,
    colors: required(() => readColours(cells), []),
    materials: slugsOf(materials),
    patterns: slugsOf(patterns),
    styles: slugsOf(styles),
    labels: optional(() => readLabels(cells), []),
    decade: required(() => readDecade(cells), null),
    drops: required(() => readSlugs(cells, 'drop'), []),
    tags: required(() => readSlugs(cells, 'tags'), []),
    size: size?.size ?? '',
    sizeType: optional(() => readSizeType(cells), null),
    internationalSizes: optional(() => readInternationalSizes(cells), []),
    ...readNotes(cells),
    safety: optional(() => readSafety(cells), null),
    fibres: optional(() => readFibres(cells), []),
    newPieceOrigin: optional(() => readOrigin(cells), null),
    taxScheme: optional(() => readTaxScheme(cells), null),
    priceAmount,
    minPriceAmount: optional(() => readMinPrice(cells, priceAmount), null),
    pastPrices: [],
    acceptsOffers: required(() => cells.choice('accepts_offers', YES_NO, false), false),
    ...required(() => readCustomization(cells), NOT_CUSTOM),
    store: readStore(cells),
    inStock: required(() => cells.choice('availability', IN_STOCK, true), true),
    measurements: required(() => readMeasurements(cells), []),
    photoAddresses: required(() => readPhotoAddresses(cells), []),
    facetNames: [
      ...category.names,
      ...(brand ? [brand] : []),
      ...materials,
      ...patterns,
      ...styles,
      ...(size ? [size.name] : []),
    ],
  };
}

/** What the law asks of new pieces, where the feed had a clean row that does not say it. */
function tellMissing(cells: Cells, { condition, family, categoryPath, ...listing }: Listing) {
  if (cells.issues.some(({ skipped }) => skipped)) return;
  const isTextile =
    categoryPath.split('/').includes('clothing') &&
    !NO_TEXTILE.some((material) => listing.materials.includes(material));
  const missing = [
    condition === 'neuf' && isTextile && listing.fibres.length === 0 && 'fibres',
    condition === 'neuf' && !listing.safety?.manufacturer && 'manufacturer',
    family === 'new_but_green' && !listing.newPieceOrigin && 'origin_reason',
  ];
  for (const column of missing)
    if (column && cells.text(column, Infinity) === '') cells.warn(column, 'MISSING_FOR_NEW');
}

const slugsOf = (names: readonly FacetName[]) => [...new Set(names.map(({ slug }) => slug))];

const readSlugs = (cells: Cells, column: string) => [
  ...new Set(cells.text(column).split(',').map(slugify).filter(Boolean)),
];

const readTaxScheme = (cells: Cells) =>
  cells.text('tax_scheme') === '' ? null : cells.choice('tax_scheme', TAX_SCHEMES);

const NOT_CUSTOM = { customizationLabel: null, customizationLabelEn: null, customizationMaxLength: null };

function readCustomization(cells: Cells) {
  const label = cells.text('customization_label', 60) || null;
  const length = cells.text('customization_max_length');
  if (!label) return NOT_CUSTOM;
  if (!/^\d{1,3}$/.test(length) || Number(length) < 1 || Number(length) > LONGEST_CUSTOM_TEXT)
    throw new CellError('customization_max_length', 'NOT_A_WHOLE_NUMBER');
  return {
    customizationLabel: label,
    customizationLabelEn: cells.text('customization_label_en', 60) || label,
    customizationMaxLength: Number(length),
  };
}

function readPhotoAddresses(cells: Cells) {
  const others = cells.text('additional_image_link', LONGEST_ADDRESSES).split(',');
  const addresses = [cells.text('image_link', 4_000), ...others].map((address) => address.trim());
  return [...new Set(addresses.filter(Boolean))].slice(0, MOST_PHOTOS);
}

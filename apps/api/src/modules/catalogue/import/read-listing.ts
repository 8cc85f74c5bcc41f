import { hash } from 'node:crypto';
import { EMAIL_MAX_LENGTH, isValidEmail, normaliseEmail, slugify } from '@patine/core';
import { CellError, cellReader, type Cells, type FeedRow, issueOf } from './cells.ts';
import type { Issue } from './issue.ts';
import type { FacetName, Listing } from './listing.ts';
import {
  readBrand,
  readColours,
  readCondition,
  readDecade,
  readFamily,
  readMaterials,
  readPatterns,
  readSize,
} from './read-attributes.ts';
import { readCategory, readTarget } from './read-category.ts';
import { readMeasurements } from './read-measurements.ts';
import { readPrices } from './read-money.ts';

/** Changes when the reading does, so that the next import looks at every row again. */
const READING = '3';
const LONGEST_TEXT = 10_000;
const LONGEST_ADDRESSES = 20_000;
const MOST_PHOTOS = 12;
const LONGEST_CUSTOM_TEXT = 100;

const YES_NO = { yes: true, no: false, true: true, false: false, '1': true, '0': false };
const IN_STOCK = { in_stock: true, out_of_stock: false, sold: false };

export type ReadRow = { listing: Listing } | { issue: Issue };

/** A feed's row as a listing, or the first thing that is wrong with it. */
export function readListing(row: FeedRow): ReadRow {
  try {
    return { listing: listingOf(row, cellReader(row)) };
  } catch (error) {
    if (error instanceof CellError) return { issue: issueOf(row, error) };
    throw error;
  }
}

function listingOf(row: FeedRow, cells: Cells): Listing {
  const externalId = cells.required('id', 100);
  const nameFr = cells.required('title', 250);
  const category = readCategory(cells);
  const brand = readBrand(cells);
  const materials = readMaterials(cells);
  const patterns = readPatterns(cells);
  const size = readSize(cells);
  const descriptionFr = cells.text('description', LONGEST_TEXT);
  const defectsFr = cells.text('defects', LONGEST_TEXT) || null;
  return {
    line: row.line,
    externalId,
    sourceHash: hash('sha256', JSON.stringify([READING, row.cells]), 'base64url'),
    nameFr,
    nameEn: cells.text('title_en', 250) || nameFr,
    descriptionFr,
    descriptionEn: cells.text('description_en', LONGEST_TEXT) || descriptionFr,
    defectsFr,
    defectsEn: cells.text('defects_en', LONGEST_TEXT) || defectsFr,
    family: readFamily(cells),
    target: readTarget(cells, category.path),
    condition: readCondition(cells),
    brand: brand?.slug ?? null,
    categoryPath: category.path,
    colors: readColours(cells),
    materials: slugsOf(materials),
    patterns: slugsOf(patterns),
    decade: readDecade(cells),
    drops: readSlugs(cells, 'drop'),
    tags: readSlugs(cells, 'tags'),
    size: size.size,
    ...readPrices(cells),
    acceptsOffers: cells.choice('accepts_offers', YES_NO, false),
    ...readCustomization(cells),
    store: readStore(cells),
    inStock: cells.choice('availability', IN_STOCK, true),
    measurements: readMeasurements(cells),
    photoAddresses: readPhotoAddresses(cells),
    facetNames: [...category.names, ...(brand ? [brand] : []), ...materials, ...patterns, size.name],
  };
}

const slugsOf = (names: readonly FacetName[]) => [...new Set(names.map(({ slug }) => slug))];

const readSlugs = (cells: Cells, column: string) => [
  ...new Set(cells.text(column).split(',').map(slugify).filter(Boolean)),
];

function readCustomization(cells: Cells) {
  const label = cells.text('customization_label', 60) || null;
  const length = cells.text('customization_max_length');
  if (!label) return { customizationLabel: null, customizationMaxLength: null };
  if (!/^\d{1,3}$/.test(length) || Number(length) < 1 || Number(length) > LONGEST_CUSTOM_TEXT)
    throw new CellError('customization_max_length', 'NOT_A_WHOLE_NUMBER');
  return { customizationLabel: label, customizationMaxLength: Number(length) };
}

function readStore(cells: Cells) {
  const name = cells.required('store', 100);
  const slug = slugify(name);
  if (!slug) throw new CellError('store', 'UNKNOWN_VALUE');
  const country = cells.required('store_country').toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) throw new CellError('store_country', 'UNKNOWN_VALUE');
  return { slug, name, country, emailAddress: readStoreEmail(cells) };
}

function readStoreEmail(cells: Cells) {
  const address = normaliseEmail(cells.text('store_email', EMAIL_MAX_LENGTH));
  if (!address) return null;
  if (!isValidEmail(address)) throw new CellError('store_email', 'UNKNOWN_VALUE');
  return address;
}

function readPhotoAddresses(cells: Cells) {
  const others = cells.text('additional_image_link', LONGEST_ADDRESSES).split(',');
  const addresses = [cells.text('image_link', 4_000), ...others].map((address) => address.trim());
  return [...new Set(addresses.filter(Boolean))].slice(0, MOST_PHOTOS);
}

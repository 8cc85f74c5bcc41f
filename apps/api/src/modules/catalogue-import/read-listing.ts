import { hash } from 'node:crypto';
import { KNOWN_WORDS } from '../catalogue/index.ts';
import { cellReader, type Cells, type FeedRow } from './cells.ts';
import type { FeedColumn } from './feed-columns.ts';
import type { Issue } from './issue.ts';
import type { FacetName, Listing } from './listing.ts';
import { readBrand, readColors, readCondition, readFamily, readLabels, readSize } from './read-attributes.ts';
import { readCategory, readTarget } from './read-category.ts';
import { readMaterials } from './read-materials.ts';
import { readMinPrice, readPrice } from './read-money.ts';
import { readPatterns, readStyles } from './read-names.ts';
import { readOrigin } from './read-origin.ts';
import { readFibres, readSafety } from './read-safety.ts';
import { readStore } from './read-store.ts';
import { readTexts } from './read-texts.ts';
import type { UnknownWord } from './unknown-words.ts';

/** Change it with the parsing, so that the next import reads unchanged rows again. */
const PARSING = '5';
/** Part of the row hash: the parsing, and the words that it knows. */
const READING = hash('sha256', JSON.stringify([PARSING, KNOWN_WORDS]), 'base64url');
/** Materials outside the scope of Regulation (EU) 1007/2011. */
const NO_TEXTILE = [
  'leather',
  'suede',
  'faux-leather',
  'fur',
  'shearling',
  'straw',
  'rubber',
  'metal',
  'wood',
  'plastic',
];
const MAX_PHOTOS = 12;

export type ReadRow = {
  /** Null when an issue skips the row. */
  listing: Listing | null;
  issues: Issue[];
  unknownWords: UnknownWord[];
};

/** Parses a row into a listing and collects its issues. */
export function readListing(row: FeedRow): ReadRow {
  const cells = cellReader(row);
  const listing = listingOf(row, cells);
  reportMissing(cells, listing);
  const { issues, unknownWords } = cells;
  return { listing: issues.some(({ skipped }) => skipped) ? null : listing, issues, unknownWords };
}

type TextColumn = 'id' | `${'title' | 'description' | 'defects'}${'' | '_en'}`;

function listingOf(row: FeedRow, cells: Cells): Listing {
  const { part } = cells;
  const text = (column: TextColumn) => part(() => cells.read(column), '');
  const nameFr = text('title');
  const category = part(() => readCategory(cells), { path: '', names: [] });
  const brand = part(() => readBrand(cells), null);
  const target = part(() => readTarget(cells, category.path), 'women');
  const materials = part(() => readMaterials(cells), { names: [], shares: [] });
  const patterns = part(() => readPatterns(cells), []);
  const styles = part(() => readStyles(cells), []);
  const size = part(() => readSize(cells, { categoryPath: category.path, target }), null);
  const fibres = part(() => readFibres(cells), []);
  const priceAmount = part(() => readPrice(cells), 0);
  const descriptionFr = text('description');
  const defectsFr = text('defects') || null;
  return {
    line: row.line,
    externalId: text('id'),
    sourceHash: hash('sha256', JSON.stringify([READING, row.cells]), 'base64url'),
    nameFr,
    nameEn: text('title_en') || nameFr,
    descriptionFr,
    descriptionEn: text('description_en') || descriptionFr,
    defectsFr,
    defectsEn: text('defects_en') || defectsFr,
    family: part(() => readFamily(cells), 'second_hand'),
    target,
    condition: part(() => readCondition(cells), 'bonEtat'),
    brand: brand?.slug ?? null,
    categoryPath: category.path,
    colors: part(() => readColors(cells), []),
    materials: slugsOf(materials.names),
    patterns: slugsOf(patterns),
    styles: slugsOf(styles),
    labels: part(() => readLabels(cells), []),
    decade: part(() => cells.read('decade'), null),
    drops: part(() => cells.read('drop'), []),
    tags: part(() => cells.read('tags'), []),
    size: size?.size ?? '',
    sizeType: part(() => cells.read('size_type'), null),
    internationalSizes: part(() => cells.read('international_sizes'), []),
    ...readTexts(cells),
    safety: part(() => readSafety(cells), null),
    fibres: fibres.length > 0 ? fibres : materials.shares,
    newItemOrigin: part(() => readOrigin(cells), null),
    taxScheme: part(() => cells.read('tax_scheme'), null),
    priceAmount,
    minPriceAmount: part(() => readMinPrice(cells, priceAmount), null),
    pastPrices: [],
    acceptsOffers: part(() => cells.read('accepts_offers') ?? false, false),
    ...part(() => readCustomization(cells), NOT_CUSTOM),
    store: readStore(cells),
    inStock: part(() => cells.read('availability') ?? true, true),
    measurements: part(() => cells.read('measurements'), []),
    photoAddresses: part(() => readPhotoAddresses(cells), []),
    facetNames: [
      ...category.names,
      ...(brand ? [brand] : []),
      ...materials.names,
      ...patterns,
      ...styles,
      ...(size ? [size.name] : []),
    ],
  };
}

/** Reports legally required fields of a new item that an otherwise valid row leaves empty. */
function reportMissing(cells: Cells, { condition, family, categoryPath, ...listing }: Listing) {
  if (cells.issues.some(({ skipped }) => skipped)) return;
  const isTextile =
    categoryPath.split('/').includes('clothing') &&
    !NO_TEXTILE.some((material) => listing.materials.includes(material));
  const missing: (FeedColumn | false)[] = [
    condition === 'neuf' && isTextile && listing.fibres.length === 0 && 'fibres',
    condition === 'neuf' && !listing.safety?.manufacturer && 'manufacturer',
    family === 'new_but_green' && !listing.newItemOrigin && 'origin_reason',
  ];
  for (const column of missing) if (column && cells.isEmpty(column)) cells.warn(column, 'MISSING_FOR_NEW');
}

const slugsOf = (names: readonly FacetName[]) => [...new Set(names.map(({ slug }) => slug))];

const NOT_CUSTOM = { customizationLabel: null, customizationLabelEn: null, customizationMaxLength: null };

function readCustomization(cells: Cells) {
  const label = cells.read('customization_label') || null;
  if (!label) return NOT_CUSTOM;
  return {
    customizationMaxLength: cells.read('customization_max_length'),
    customizationLabel: label,
    customizationLabelEn: cells.read('customization_label_en') || label,
  };
}

function readPhotoAddresses(cells: Cells) {
  const others = cells.read('additional_image_link');
  const addresses = [cells.read('image_link'), ...others].filter(Boolean);
  return [...new Set(addresses)].slice(0, MAX_PHOTOS);
}

import type { Availability } from '@patine/core';

/**
 * A product as the search index holds it: one object per product and locale.
 * Values of facets are slugs, the same in both languages; their names are in `facet_value_*`.
 */
export type ProductRecord = {
  objectID: string;
  reference: number;
  slug: string;
  name: string;
  /** `fr` in the English index where nobody translated the name; absent where it is in the index's own language. */
  nameLanguage?: 'fr';
  /** Searched, not retrieved. */
  description: string;
  brandName: string | null;
  /** As printed on the garment's label. */
  sizeLabel: string;
  /** Picture id of the front, and of the second photograph shown on hover. */
  image: string;
  hoverImage: string | null;
  /** Hundredths. */
  price: number;
  /** Ten units from this one up, `30`: counted for the picture of prices, never shown. */
  priceBand: string;
  /** Hundredths; null when not reduced. */
  regularPrice: number | null;
  discountPercent: number | null;
  currency: 'EUR';
  /** Unix seconds. */
  createdAt: number;
  availability: Availability;
  /** 1 once sold, to be ordered by. */
  sold: 0 | 1;
  /** Pieces of the same brand and category sold in the last BEST_SELLER_DAYS: a piece is sold once, its kind goes on. */
  sales: number;
  customizable: boolean;
  acceptsOffers: boolean;
  storeName: string;
  /** Each level of its path: `women`, `women/clothing`, `women/clothing/dresses`; and the selections it is in, `fetes`. */
  categories: string[];
  size: string[];
  color: string[];
  material: string[];
  condition: string;
  brand: string[];
  style: string[];
  pattern: string[];
  /** Decade, `1990`. */
  years: string[];
  target: string;
  family: string;
  discountRange: string[];
  store: string;
  storeCountry: string;
  drops: string[];
  /** Centimetres as measured, girths all around; null where not measured. */
  waist: number | null;
  inseam: number | null;
  length: number | null;
  /** Inches of the natural waist and of the leg that jeans fit; null for what is no jeans. */
  jeansW: number | null;
  jeansL: number | null;
  /** `express` for what leaves within a day, `fetes` for what is worn to parties, SECRET_TAG. */
  _tags: string[];
};

/**
 * The facet that pictures prices: ask its counts where the price is not narrowed, all of them
 * (`maxValuesPerFacet: 1000`), for core's `priceHistogram`. It has no names and no filter of its own.
 */
export const PRICE_BANDS = 'priceBand' satisfies keyof ProductRecord;

export type NumericAttribute = {
  [Name in keyof ProductRecord]-?: ProductRecord[Name] extends number | null ? Name : never;
}[keyof ProductRecord];

/** Every number of a record, each of which a query may bound: an attribute that is not named here does not compile. */
const numeric: Record<NumericAttribute, true> = {
  reference: true,
  price: true,
  regularPrice: true,
  discountPercent: true,
  createdAt: true,
  sold: true,
  sales: true,
  waist: true,
  inseam: true,
  length: true,
  jeansW: true,
  jeansL: true,
};
export const NUMERIC_ATTRIBUTES = Object.keys(numeric) as NumericAttribute[];

/** A condition of a query on one of them. */
export type NumericFilter = `${NumericAttribute}${'<=' | '>=' | '=' | '!='}${number}`;

/** Attributes that a range may bound, in centimetres. */
export const MEASURES = ['waist', 'inseam', 'length'] as const satisfies readonly NumericAttribute[];
export type MeasureName = (typeof MEASURES)[number];

/** What a list of the shop may bound, and a search that a customer saved. */
export const BOUNDED_ATTRIBUTES = [
  'price',
  ...MEASURES,
  'jeansW',
  'jeansL',
] as const satisfies readonly NumericAttribute[];
export type BoundedAttribute = (typeof BOUNDED_ATTRIBUTES)[number];

/** Attributes that a facet may count or a filter name. */
export const FACETS = [
  'categories',
  'size',
  'color',
  'material',
  'condition',
  'brand',
  'style',
  'pattern',
  'years',
  'target',
  'family',
  'discountRange',
  'store',
  'storeCountry',
  'drops',
  'availability',
] as const satisfies readonly (keyof ProductRecord)[];
export type Facet = (typeof FACETS)[number];

/** What a card needs; everything else stays in the index. */
export const CARD_ATTRIBUTES = [
  'objectID',
  'reference',
  'slug',
  'name',
  'nameLanguage',
  'brandName',
  'sizeLabel',
  'image',
  'hoverImage',
  'price',
  'regularPrice',
  'discountPercent',
  'currency',
  'availability',
  'customizable',
  'condition',
  'family',
] as const satisfies readonly (keyof ProductRecord)[];
export type ProductHit = Pick<ProductRecord, (typeof CARD_ATTRIBUTES)[number]>;

/** A facet's value with its name in one language, for filters, breadcrumbs and suggestions. */
export type FacetValueRecord = {
  /** `{facet}:{slug}` */
  objectID: string;
  facet: Facet;
  slug: string;
  name: string;
  /** Order within its facet, for conditions and sizes. */
  position: number;
};

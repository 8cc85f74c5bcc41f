import type { Availability } from '@patine/core';

/** Separates the levels of a hierarchical category, as HierarchicalMenu expects. */
export const LEVEL_SEPARATOR = ' > ';

/** Each level with the names of those above it: `Femme`, `Femme > Vêtements`, `Femme > Vêtements > Robes`. */
export type HierarchicalCategories = { lvl0?: string; lvl1?: string; lvl2?: string };

/** Facets of `hierarchicalCategories`, from the top. */
export const HIERARCHICAL_FACETS = [
  'hierarchicalCategories.lvl0',
  'hierarchicalCategories.lvl1',
  'hierarchicalCategories.lvl2',
] as const satisfies readonly `hierarchicalCategories.${keyof HierarchicalCategories}`[];

/**
 * A product in the search index: one object per product and language. Facet values are slugs, the same in all
 * languages; their names are in `facet_value_*`.
 */
export type ProductRecord = {
  objectID: string;
  reference: number;
  slug: string;
  name: string;
  /** `fr` in another index when the name has no translation; absent when the name is in the language of the index. */
  nameLanguage?: 'fr';
  /** Searchable, not retrieved. */
  description: string;
  brandName: string | null;
  /** As printed on the garment's label. */
  sizeLabel: string;
  /** Image ids of the front and of the second photograph, which is shown on hover. */
  image: string;
  hoverImage: string | null;
  /** Present for a very wide or very tall photograph, which is shown whole. */
  wholeImage?: true;
  /** Hundredths. */
  price: number;
  /** Lower bound of a ten-unit band, `30`, for the price histogram; never shown. */
  priceBand: string;
  /** Hundredths; null when not reduced. */
  regularPrice: number | null;
  discountPercent: number | null;
  currency: 'EUR';
  /** Unix seconds. */
  createdAt: number;
  availability: Availability;
  /** 1 once sold; for sorting. */
  sold: 0 | 1;
  /** One point for a photograph and one for a plausible price; decides between equally relevant records. */
  listingQuality: 0 | 1 | 2;
  /**
   * Items of the same brand and category sold in the last BEST_SELLER_DAYS. Items are unique, so sales are counted by
   * kind.
   */
  sales: number;
  customizable: boolean;
  acceptsOffers: boolean;
  storeName: string;
  /**
   * Each level of the category path: `women`, `women/clothing`, `women/clothing/dresses`; and selections such as
   * `fetes`.
   */
  categories: string[];
  /** Names of the category's levels for HierarchicalMenu. */
  hierarchicalCategories: HierarchicalCategories;
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
  /** Centimetres; girths are measured all around. Null when not measured. */
  waist: number | null;
  inseam: number | null;
  length: number | null;
  /** Waist and leg that jeans fit, in inches; null when not jeans. */
  jeansW: number | null;
  jeansL: number | null;
  /** `express` for items shipped within a day, `fetes` for party wear, SECRET_TAG. */
  _tags: string[];
};

/**
 * Facet for the price histogram. Request all of its counts (`maxValuesPerFacet: 1000`) without a price filter, and pass
 * them to core's `priceHistogram`. It has no value names and is not a filter.
 */
export const PRICE_BANDS = 'priceBand' satisfies keyof ProductRecord;

export type NumericAttribute = {
  [Name in keyof ProductRecord]-?: ProductRecord[Name] extends number | null ? Name : never;
}[keyof ProductRecord];

/** Every numeric attribute of a record. The type makes a missing attribute a compile error. */
const numeric: Record<NumericAttribute, true> = {
  reference: true,
  price: true,
  regularPrice: true,
  discountPercent: true,
  createdAt: true,
  sold: true,
  listingQuality: true,
  sales: true,
  waist: true,
  inseam: true,
  length: true,
  jeansW: true,
  jeansL: true,
};
export const NUMERIC_ATTRIBUTES = Object.keys(numeric) as NumericAttribute[];

/** A numeric condition of a query. */
export type NumericFilter = `${NumericAttribute}${'<=' | '>=' | '=' | '!='}${number}`;

/** Measures with a range filter, in centimetres. */
export const MEASURES = ['waist', 'inseam', 'length'] as const satisfies readonly NumericAttribute[];
export type MeasureName = (typeof MEASURES)[number];

/** Attributes with a range filter in product lists and saved searches. */
export const BOUNDED_ATTRIBUTES = [
  'price',
  ...MEASURES,
  'jeansW',
  'jeansL',
] as const satisfies readonly NumericAttribute[];
export type BoundedAttribute = (typeof BOUNDED_ATTRIBUTES)[number];

/** Attributes for facets and filters. */
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

/** Attributes that a product card needs; no others are retrieved. */
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
  'wholeImage',
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

/** A facet value with its name in one language, for filters, breadcrumbs and suggestions. */
export type FacetValueRecord = {
  /** `{facet}:{slug}` */
  objectID: string;
  facet: Facet;
  slug: string;
  name: string;
  /** Display position within its facet, for conditions and sizes. */
  position: number;
};

import { SECRET_TAG } from '@patine/contract/search/indexes';
import {
  type HierarchicalCategories,
  LEVEL_SEPARATOR,
  type ProductRecord,
} from '@patine/contract/search/record';
import {
  DISCOUNT_RANGES,
  HIGHEST_PLAUSIBLE_EUROS,
  LOWEST_PLAUSIBLE_EUROS,
  discountPercent,
  isExtremePicture,
  jeansFit,
  money,
  priceBand,
  showsEnglish,
  sizeNames,
  type Locale,
} from '@patine/core';
import {
  isBeforeLaunch,
  categoryLevels,
  languageOf,
  type NameOf,
  type ProductRow,
  selectionsIn,
  sizeLabel,
  sizeValue,
  visibleState,
} from '../catalogue/index.ts';
import { BLANK_PICTURE } from '../media/index.ts';
import { kindKey, type Sales } from './sales-repository.ts';

/** `keywords` are searchable but not returned: the names of the product's filter values. */
export type IndexedProduct = ProductRecord & { keywords: string[] };

const seconds = (text: string) => Math.floor(new Date(text).getTime() / 1000);

const JEANS = /trousers-and-jeans|jeans/;

/** Measurements for filters. The size tag is used as the waist size of jeans only. */
function measuresOf({ measures, categoryPath, materials }: ProductRow, size: string) {
  const tag = sizeNames(size)?.fr ?? size;
  const known = new Map(measures.map(({ name, value }) => [name, value]));
  const isJeans = JEANS.test(categoryPath) && (materials.includes('denim') || /^w\d/i.test(tag));
  const fit = isJeans
    ? jeansFit({ waist: known.get('waist'), inseam: known.get('inseam'), rise: known.get('rise'), tag })
    : { W: null, L: null };
  return {
    waist: known.get('waist') ?? null,
    inseam: known.get('inseam') ?? null,
    length: known.get('length') ?? null,
    jeansW: fit.W,
    jeansL: fit.L,
  };
}

/** The names of each level of a category, with those above it. */
function hierarchyOf(categories: readonly string[], nameOf: NameOf): HierarchicalCategories {
  const names = categories.map((slug) => nameOf('categories', slug));
  const upTo = (level: number) => names.slice(0, level + 1).join(LEVEL_SEPARATOR);
  return Object.fromEntries(names.slice(0, 3).map((_, level) => [`lvl${level}`, upTo(level)]));
}

/** Has a photograph, has a plausible price. */
function listingQuality({ photos, priceAmount }: ProductRow): ProductRecord['listingQuality'] {
  const isPlausible =
    priceAmount >= LOWEST_PLAUSIBLE_EUROS * 100 && priceAmount <= HIGHEST_PLAUSIBLE_EUROS * 100;
  if (photos.length === 0) return isPlausible ? 1 : 0;
  return isPlausible ? 2 : 1;
}

export type RecordContext = { nameOf: NameOf; now: Date; sales: Sales };

/** A product's record in the index of one locale. */
export function productRecord(
  row: ProductRow,
  locale: Locale,
  { nameOf, now, sales }: RecordContext,
): IndexedProduct {
  const inEnglish = showsEnglish(locale);
  const percent =
    row.regularAmount === null ? null : discountPercent(money(row.priceAmount), money(row.regularAmount));
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  const item = { ...row, heldUntil: instant(row.heldUntil), reservedUntil: instant(row.reservedUntil) };
  const size = sizeValue(row);
  const categories = categoryLevels(row.categoryPath);
  // Before its launch a drop is only found by previews, which show it as it will be.
  const { availability } = visibleState({ ...item, drops: [] }, { now, customerId: null });
  const secret = isBeforeLaunch(row.drops, now);
  const [front, second] = row.photos;
  return {
    objectID: String(row.reference),
    reference: row.reference,
    slug: inEnglish ? row.slugEn : row.slugFr,
    name: inEnglish ? row.nameEn : row.nameFr,
    ...(languageOf(row.nameFr, row.nameEn, locale) ? { nameLanguage: 'fr' } : {}),
    description: inEnglish ? row.descriptionEn : row.descriptionFr,
    brandName: row.brand && nameOf('brand', row.brand),
    sizeLabel: sizeLabel(row, locale),
    image: front?.id ?? BLANK_PICTURE,
    // An extreme one would cover the first with its crop.
    hoverImage: second && !isExtremePicture(second.ratio) ? second.id : null,
    ...(front && isExtremePicture(front.ratio) ? { wholeImage: true } : {}),
    price: row.priceAmount,
    priceBand: priceBand(money(row.priceAmount)),
    regularPrice: percent === null ? null : row.regularAmount,
    discountPercent: percent,
    currency: 'EUR',
    createdAt: seconds(row.createdAt),
    availability,
    sold: availability === 'SOLD' ? 1 : 0,
    listingQuality: listingQuality(row),
    sales: sales.get(kindKey(row)) ?? 0,
    customizable: row.customizationLabel !== null,
    acceptsOffers: row.acceptsOffers,
    storeName: row.storeName,
    categories: [...categories, ...selectionsIn(row)],
    hierarchicalCategories: hierarchyOf(categories, nameOf),
    size: [size],
    color: row.colors,
    material: row.materials,
    condition: row.condition,
    brand: row.brand ? [row.brand] : [],
    style: row.styles,
    pattern: row.patterns,
    years: row.decade ? [row.decade] : [],
    target: row.target,
    family: row.family,
    discountRange: DISCOUNT_RANGES.filter((range) => Number(range) <= (percent ?? 0)),
    store: row.storeSlug,
    storeCountry: row.storeCountry,
    drops: row.drops.map(({ slug }) => slug),
    ...measuresOf(row, size),
    _tags: secret ? [...row.tags, SECRET_TAG] : row.tags,
    keywords: [
      ...categories.map((slug) => nameOf('categories', slug)),
      ...row.colors.map((slug) => nameOf('color', slug)),
      ...row.materials.map((slug) => nameOf('material', slug)),
      ...row.patterns.map((slug) => nameOf('pattern', slug)),
      ...row.styles.map((slug) => nameOf('style', slug)),
      ...(row.decade ? [nameOf('years', row.decade)] : []),
      nameOf('family', row.family),
    ],
  };
}

import type { Target } from '../catalogue/attributes.ts';
import { SIZE_CHART } from './size-chart.ts';
import type { SizeCountry } from './size-words.ts';
import { jeansValue, numberValue } from './size-value.ts';

/** What a size belongs to: numbers of one country differ between women, men and shoes. */
export type SizedGarment = {
  /** Slugs of the category from its root, `women/clothing/dresses`. */
  categoryPath: string;
  target: Target;
};

/** `any` where the category is not known. */
export type GarmentSizing = 'shoes' | 'hats' | 'legs' | 'body' | 'any';

const SHOES =
  /shoe|boot|sneaker|trainer|sandal|heel|loafer|pump|mule|chauss|bottine|botte|basket|sandale|escarpin|mocassin|derb|espadrille|ballerine/;
const HATS = /(?:^|[/-])(?:hat|cap|beret|beanie|chapeau|casquette|bonnet|bob)s?(?:$|[/-])/;
const LEGS = /trouser|jean|pant|chino|short|pantalon|skirt|jupe|salopette|dungaree/;

/**
 * Returns which sizes the items of a category have.
 * @example sizingOf({ categoryPath: 'women/clothing/skirts', target: 'women' }) // 'legs'
 * @example sizingOf({ categoryPath: '', target: 'women' }) // 'any'
 */
export function sizingOf({ categoryPath }: SizedGarment): GarmentSizing {
  if (categoryPath === '') return 'any';
  if (SHOES.test(categoryPath)) return 'shoes';
  if (HATS.test(categoryPath)) return 'hats';
  return LEGS.test(categoryPath) ? 'legs' : 'body';
}

/** French shoe sizes by British ones, of the size chart. */
const SHOES_BY_BRITISH = new Map(
  SIZE_CHART.shoe.map(({ size, british }) => [Number(british?.replace('½', '.5')), Number(size)]),
);

/** A British size between two of the chart is half a size above the lower one. */
function shoeFromBritish(size: number): number | null {
  const exact = SHOES_BY_BRITISH.get(size);
  if (exact !== undefined) return exact;
  const below = SHOES_BY_BRITISH.get(size - 0.5) ?? SHOES_BY_BRITISH.get(size - 1);
  return below === undefined ? null : below + 0.5;
}

const CM_PER_INCH = 2.54;
/** American shoe sizes are above British ones by this much. */
const AMERICAN_SHOES: Partial<Record<Target, number>> = { women: 2, men: 1 };

function shoe(country: SizeCountry | null, size: number, target: Target): number | null {
  switch (country) {
    case 'uk':
      return target === 'kids' ? null : shoeFromBritish(size);
    case 'us': {
      const above = AMERICAN_SHOES[target];
      return above === undefined ? null : shoeFromBritish(size - above);
    }
    case 'jp':
      // Japanese shoe sizes are the foot's length in centimetres: the inverse of the size chart's.
      return size >= 12 && size <= 32 ? (size + 1.5) * 1.5 : null;
    default:
      return size >= 15 && size <= 52 ? size : null;
  }
}

/** Women's sizes of other countries as French ones: add this much. */
const WOMEN_TO_FRENCH: Record<SizeCountry, number> = {
  fr: 0,
  eu: 0,
  int: 0,
  it: -4,
  de: 2,
  uk: 28,
  us: 32,
  jp: 29,
  ru: -6,
};
/** From here on, American and British numbers of trousers are waists in inches. */
const MIN_WAIST = 22;
const MAX_WAIST = 50;
/** Men's jackets in inches of the chest are continental sizes less this much. */
const CHEST_INCHES = 10;

const isWaist = (size: number) => Number.isInteger(size) && size >= MIN_WAIST && size <= MAX_WAIST;

function menValue(country: SizeCountry | null, size: number, sizing: GarmentSizing): string | null {
  if (country !== 'uk' && country !== 'us') return size >= 28 && size <= 130 ? numberValue(size) : null;
  if (sizing !== 'body') return isWaist(size) ? jeansValue(size) : null;
  // A shirt's collar in inches; French shirts have it in centimetres.
  if (size >= 13 && size <= 20) return String(Math.round(size * CM_PER_INCH));
  return size >= 30 && size <= 60 ? numberValue(size + CHEST_INCHES) : null;
}

function womenValue(country: SizeCountry, size: number, sizing: GarmentSizing): string | null {
  const inEnglish = country === 'uk' || country === 'us';
  if (inEnglish && size > MIN_WAIST && (sizing !== 'body' || size % 2 === 1 || size > 28))
    return isWaist(size) ? jeansValue(size) : null;
  // Japanese brands number either way: 9, or 38 as in France.
  const french = country === 'jp' && size >= 30 ? size : size + WOMEN_TO_FRENCH[country];
  return french >= 28 && french <= 130 ? numberValue(french) : null;
}

/** Numbers of trousers that are no French size, and so are waists in inches. */
const isBareWaist = (size: number, target: Target) =>
  isWaist(size) && (target === 'men' ? size >= 26 && size <= 37 : size < 32 || (size < 36 && size % 2 === 1));

/**
 * Converts a number of a country's system to a filter value: French sizes of clothes and shoes, waists in inches of
 * jeans, collars in centimetres of shirts. Returns null for a number that the system does not have.
 * @example numberInFrance('it', 44, { categoryPath: 'women/clothing/dresses', target: 'women' }) // '40'
 * @example numberInFrance('us', 28, { categoryPath: 'women/clothing/jeans', target: 'women' }) // 'w28'
 */
export function numberInFrance(
  country: SizeCountry | null,
  size: number,
  garment: SizedGarment,
): string | null {
  const { target } = garment;
  const sizing = sizingOf(garment);
  if (sizing === 'shoes') {
    const french = shoe(country, size, target);
    return french === null ? null : numberValue(french);
  }
  if (sizing === 'hats') return size >= 40 && size <= 70 ? numberValue(size) : null;
  if (country === null && sizing === 'legs' && target !== 'kids' && isBareWaist(size, target))
    return jeansValue(size);
  if (target === 'men') return menValue(country, size, sizing);
  return womenValue(country ?? 'fr', size, sizing);
}

/** Body heights in centimetres up to which children's sizes fit (EN 13402-3), and those sizes. */
const SIZE_BY_HEIGHT = [
  [52, 'naissance'],
  [55, '1-mois'],
  [62, '3-mois'],
  [68, '6-mois'],
  [72, '9-mois'],
  [77, '12-mois'],
  [83, '18-mois'],
  [89, '2-ans'],
  [97, '3-ans'],
  [104, '4-ans'],
  [110, '5-ans'],
  [118, '6-ans'],
  [130, '8-ans'],
  [142, '10-ans'],
  [154, '12-ans'],
  [164, '14-ans'],
  [176, '16-ans'],
] as const;

/** @example ageOfHeight(128) // '8-ans' */
export const ageOfHeight = (centimetres: number): string | null =>
  centimetres < 40 ? null : (SIZE_BY_HEIGHT.find(([upTo]) => centimetres <= upTo)?.[1] ?? null);

import { mediaPath } from '@patine/contract/rest/media';
import { productPath } from '@patine/contract/rest/seo';
import { discountPercent, money, showsEnglish, type Locale } from '@patine/core';
import { categoryLevels, type NameOf, type ProductRow, sizeLabel, visibleState } from '../catalogue/index.ts';
import { googleCategory } from './google-category.ts';
import { type ShippingOffer, shippingOffers } from './shipping-offers.ts';

/** A product for the merchant feeds of Google and Meta. */
export type MerchantProduct = {
  id: string;
  title: string;
  description: string;
  link: string;
  /** Absolute URLs, the main image first. */
  images: [string, ...string[]];
  isAvailable: boolean;
  isNew: boolean;
  /** Cents; `regular` is the price before a reduction. */
  price: number;
  regular: number | null;
  brand: string | null;
  googleCategory: number;
  /** `Femme > Vêtements > Robes`. */
  productType: string;
  colors: string[];
  materials: string[];
  pattern: string | null;
  size: string;
  gender: 'female' | 'male' | 'unisex';
  ageGroup: 'adult' | 'kids';
  shipping: readonly ShippingOffer[];
};

export type Merchant = { locale: Locale; publicUrl: string; nameOf: NameOf };

/** Limits of Google's specification; Meta's are higher. */
const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 5_000;
const IMAGES = 11;
const COLORS = 3;
const IMAGE_WIDTH = 1024;

const GENDERS: Readonly<Record<string, MerchantProduct['gender']>> = { women: 'female', men: 'male' };

const cut = (text: string, length: number) =>
  text.length <= length ? text : Array.from(text).slice(0, length).join('');
const plain = (text: string, length: number) => cut(text.replaceAll(/\s+/g, ' ').trim(), length);

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** Converts rows to one locale; null for a product without a photo, which Google and Meta reject. */
export function merchantProducts({ locale, publicUrl, nameOf }: Merchant) {
  const shipping = shippingOffers(locale);
  return (row: ProductRow, now: Date): MerchantProduct | null => {
    const [front, ...others] = row.photos
      .slice(0, IMAGES)
      .map(({ id }) => publicUrl + mediaPath(id, IMAGE_WIDTH, 'jpg'));
    if (front === undefined) return null;
    const inEnglish = showsEnglish(locale);
    const state = { ...row, heldUntil: instant(row.heldUntil), reservedUntil: instant(row.reservedUntil) };
    const isReduced =
      row.regularAmount !== null &&
      discountPercent(money(row.priceAmount), money(row.regularAmount)) !== null;
    return {
      id: String(row.reference),
      title: plain(inEnglish ? row.nameEn : row.nameFr, TITLE_LENGTH),
      description: plain(inEnglish ? row.descriptionEn : row.descriptionFr, DESCRIPTION_LENGTH),
      link: publicUrl + productPath(locale, inEnglish ? row.slugEn : row.slugFr),
      images: [front, ...others],
      isAvailable: visibleState(state, { now, customerId: null }).availability === 'AVAILABLE',
      isNew: row.condition === 'neuf',
      price: row.priceAmount,
      regular: isReduced ? row.regularAmount : null,
      brand: row.brand && nameOf('brand', row.brand),
      googleCategory: googleCategory(row.categoryPath),
      productType: categoryLevels(row.categoryPath)
        .map((slug) => nameOf('categories', slug))
        .join(' > '),
      colors: row.colors.slice(0, COLORS).map((slug) => nameOf('color', slug)),
      materials: row.materials.map((slug) => nameOf('material', slug)),
      pattern: row.patterns[0] ? nameOf('pattern', row.patterns[0]) : null,
      size: sizeLabel(row, locale),
      gender: GENDERS[row.target] ?? 'unisex',
      ageGroup: row.target === 'kids' ? 'kids' : 'adult',
      shipping: shipping(row),
    };
  };
}

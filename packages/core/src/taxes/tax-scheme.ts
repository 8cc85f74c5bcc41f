/**
 * How the VAT of a line is charged: on the dealer's margin (Directive 2006/112, articles 312 to 325), on the full
 * price, not at all by a small business (article 284), or by the importer from outside the Union.
 */
export const TAX_SCHEMES = ['margin', 'standard', 'exempt', 'import'] as const;
export type TaxScheme = (typeof TAX_SCHEMES)[number];

/** Standard VAT rates of the member states in percent, as of 1 January 2026. */
const STANDARD_RATES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/**
 * Returns true when a country (ISO 3166-1 alpha-2) is a member state.
 * @example isInUnion('FR') // true
 * @example isInUnion('GB') // false
 */
export const isInUnion = (country: string): boolean => Object.hasOwn(STANDARD_RATES, country);

/**
 * Returns the standard VAT rate of a country in percent; 0 outside the Union, where no VAT of that country is due.
 * @example standardRate('FR') // 20
 * @example standardRate('US') // 0
 */
export const standardRate = (country: string): number => STANDARD_RATES[country] ?? 0;

export type TaxedSeller = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Null when the seller pays no VAT. */
  vatNumber: string | null;
  /** As declared by the seller; null when not declared. */
  taxScheme: TaxScheme | null;
};

export type TaxedItem = {
  /** From the feed, which knows how the item was bought; null when not given. */
  taxScheme: TaxScheme | null;
  /** True when never worn. */
  isNew: boolean;
};

/**
 * Returns the tax scheme of an item. An item from outside the Union is imported, and a seller without a VAT number
 * charges none, whatever the feed says. A new item does not count as second-hand unless the feed says how it was
 * bought.
 * @example taxSchemeOf({ country: 'FR', vatNumber: 'FR15', taxScheme: null }, { taxScheme: null, isNew: false }) // 'margin'
 * @example taxSchemeOf({ country: 'FR', vatNumber: 'FR15', taxScheme: null }, { taxScheme: null, isNew: true }) // 'standard'
 */
export function taxSchemeOf(seller: TaxedSeller, item: TaxedItem): TaxScheme {
  if (!isInUnion(seller.country)) return 'import';
  if (seller.vatNumber === null || seller.taxScheme === 'exempt') return 'exempt';
  return item.taxScheme ?? (item.isNew ? 'standard' : (seller.taxScheme ?? 'margin'));
}

/**
 * Returns the tax scheme of a service sold with items, such as quality control. It is never taxed on the margin.
 * @example serviceTaxScheme({ country: 'FR', vatNumber: 'FR15', taxScheme: 'margin' }) // 'standard'
 * @example serviceTaxScheme({ country: 'GB', vatNumber: 'GB15', taxScheme: null }) // 'import'
 */
export const serviceTaxScheme = (seller: TaxedSeller): TaxScheme =>
  taxSchemeOf(seller, { taxScheme: 'standard', isNew: false });

/**
 * Returns the tax contained in a price, in hundredths, for a rate in percent, rounded half up.
 * @example includedTax(12_000, 20) // 2000
 * @example includedTax(12_000, 0) // 0
 */
export const includedTax = (amount: number, rate: number): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * rate) / (100 + rate));

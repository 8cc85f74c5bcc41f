/**
 * How the value added tax of a line is settled: on the dealer's margin (Directive 2006/112, articles 312 to 325), on
 * the whole price, not at all by a small business (article 284), or by whoever imports it from outside the Union.
 */
export const TAX_SCHEMES = ['margin', 'standard', 'exempt', 'import'] as const;
export type TaxScheme = (typeof TAX_SCHEMES)[number];

/** Standard rates of the member states in percent, as in force on 1 January 2026. */
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
 * Tells whether a country (ISO 3166-1 alpha-2) is a member state.
 * @example isInUnion('FR') // true
 * @example isInUnion('GB') // false
 */
export const isInUnion = (country: string): boolean => Object.hasOwn(STANDARD_RATES, country);

/**
 * The standard rate of a country in percent; nought outside the Union, where its tax is not owed.
 * @example standardRate('FR') // 20
 * @example standardRate('US') // 0
 */
export const standardRate = (country: string): number => STANDARD_RATES[country] ?? 0;

export type TaxedSeller = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Null for who pays no VAT. */
  vatNumber: string | null;
  /** What the seller declared; null where nothing was. */
  taxScheme: TaxScheme | null;
};

export type TaxedItem = {
  /** By the feed, which knows how the piece was bought; null where it says nothing. */
  taxScheme: TaxScheme | null;
  /** In its condition: never worn. */
  isNew: boolean;
};

/**
 * The scheme of a piece. What comes from outside the Union is imported, and who has no VAT number charges none,
 * whatever a feed says; a new piece counts as no second-hand good unless the feed says how it was bought.
 * @example taxSchemeOf({ country: 'FR', vatNumber: 'FR15', taxScheme: null }, { taxScheme: null, isNew: false }) // 'margin'
 * @example taxSchemeOf({ country: 'FR', vatNumber: 'FR15', taxScheme: null }, { taxScheme: null, isNew: true }) // 'standard'
 */
export function taxSchemeOf(seller: TaxedSeller, piece: TaxedItem): TaxScheme {
  if (!isInUnion(seller.country)) return 'import';
  if (seller.vatNumber === null || seller.taxScheme === 'exempt') return 'exempt';
  return piece.taxScheme ?? (piece.isNew ? 'standard' : (seller.taxScheme ?? 'margin'));
}

/**
 * The scheme of a service that is sold beside pieces, such as a control of quality: it has no margin of its own.
 * @example serviceTaxScheme({ country: 'FR', vatNumber: 'FR15', taxScheme: 'margin' }) // 'standard'
 * @example serviceTaxScheme({ country: 'GB', vatNumber: 'GB15', taxScheme: null }) // 'import'
 */
export const serviceTaxScheme = (seller: TaxedSeller): TaxScheme =>
  taxSchemeOf(seller, { taxScheme: 'standard', isNew: false });

/**
 * The tax that a price contains, in hundredths, at a rate in percent, rounded half up.
 * @example includedTax(12_000, 20) // 2000
 * @example includedTax(12_000, 0) // 0
 */
export const includedTax = (amount: number, rate: number): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * rate) / (100 + rate));

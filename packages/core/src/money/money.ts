import { DEFAULT_CURRENCY } from '../constants.ts';

/**
 * Supported currencies. All have hundredths as their smallest unit; a currency without cents would need another type.
 */
export const CURRENCIES = [
  'EUR',
  'GBP',
  'USD',
  'CHF',
  'CAD',
  'AUD',
  'NZD',
  'HKD',
  'DKK',
  'NOK',
  'SEK',
  'PLN',
  'CZK',
  'CNY',
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in hundredths of its currency unit: `{ amount: 1250, currency: 'EUR' }` is 12.50 €. */
export type Money = { amount: number; currency: Currency };

/** Returns true when a text is the code of a supported currency: `EUR` yes; `eur` and `JPY` no. */
export function isCurrency(text: string): text is Currency {
  return (CURRENCIES as readonly string[]).includes(text);
}

/**
 * Creates an amount from hundredths. Throws a RangeError for a fraction or a number beyond 2⁵³ − 1.
 * @example money(1250) // 12.50 €
 * @example money(12.5) // throws RangeError
 */
export function money(amount: number, currency: Currency = DEFAULT_CURRENCY): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an integer of hundredths: ${amount}`);
  // -0 differs from 0 for Object.is, and so for deep comparisons.
  return { amount: amount === 0 ? 0 : amount, currency };
}

/**
 * Creates an amount in euros, the only currency of catalogue, tariff and orders, typed as the API schema types it.
 * @example euros(1250) // 12.50 €
 */
export const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Adds two amounts. Throws a TypeError for two currencies. */
export function add(a: Money, b: Money): Money {
  return money(a.amount + b.amount, sharedCurrency(a, b));
}

/** Subtracts `b` from `a`; the result may be negative. Throws a TypeError for two currencies. */
export function subtract(a: Money, b: Money): Money {
  return money(a.amount - b.amount, sharedCurrency(a, b));
}

/**
 * Adds up a list. An empty list is zero in `currency`, which defaults to the currency of the first amount.
 * @example sumOf([]) // 0.00 €
 */
export function sumOf(amounts: readonly Money[], currency?: Currency): Money {
  const start = money(0, currency ?? amounts[0]?.currency ?? DEFAULT_CURRENCY);
  return amounts.reduce(add, start);
}

/** Returns true for an amount below zero: −0.01 € is, 0.00 € is not. */
export function isNegative(sum: Money): boolean {
  return sum.amount < 0;
}

/** Compares two amounts: −1 when `a` is smaller, 0 when equal, 1 when larger. Throws a TypeError for two currencies. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  sharedCurrency(a, b);
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? -1 : 1;
}

function sharedCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new TypeError(`Different currencies: ${a.currency} and ${b.currency}`);
  return a.currency;
}

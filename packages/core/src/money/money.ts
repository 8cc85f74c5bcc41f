import { DEFAULT_CURRENCY } from '../constants.ts';

/** Currencies whose smallest unit is a hundredth: those without cents need another type. */
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

/** A sum in whole hundredths of its currency's unit: `{ amount: 1250, currency: 'EUR' }` is 12.50 €. */
export type Money = { amount: number; currency: Currency };

/** Tells whether a text from outside names a currency that the shop can count in. `EUR` yes; `eur` and `JPY` no. */
export function isCurrency(text: string): text is Currency {
  return (CURRENCIES as readonly string[]).includes(text);
}

/**
 * Builds a sum from whole hundredths; a fraction or an amount beyond 2⁵³ − 1 is a bug and throws.
 * @example money(1250) // 12.50 €
 * @example money(12.5) // throws RangeError
 */
export function money(amount: number, currency: Currency = DEFAULT_CURRENCY): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not whole hundredths: ${amount}`);
  // -0 would differ from 0 for Object.is and so for deep comparisons.
  return { amount: amount === 0 ? 0 : amount, currency };
}

/** Adds two sums of one currency; two currencies throw. */
export function add(a: Money, b: Money): Money {
  return money(a.amount + b.amount, sharedCurrency(a, b));
}

/** Takes `b` from `a`; the outcome may be below zero; two currencies throw. */
export function subtract(a: Money, b: Money): Money {
  return money(a.amount - b.amount, sharedCurrency(a, b));
}

/**
 * Adds a list up; an empty list is zero in `currency`, which otherwise is the first sum's.
 * @example sumOf([]) // 0.00 €
 */
export function sumOf(amounts: readonly Money[], currency?: Currency): Money {
  const start = money(0, currency ?? amounts[0]?.currency ?? DEFAULT_CURRENCY);
  return amounts.reduce(add, start);
}

/** Tells whether a sum is below zero: −0.01 € is, 0.00 € is not. */
export function isNegative(sum: Money): boolean {
  return sum.amount < 0;
}

/** Orders two sums of one currency: −1 when `a` is the smaller, 0 when equal, 1 when the larger. */
export function compare(a: Money, b: Money): -1 | 0 | 1 {
  sharedCurrency(a, b);
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? -1 : 1;
}

function sharedCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new TypeError(`Two currencies: ${a.currency} and ${b.currency}`);
  return a.currency;
}

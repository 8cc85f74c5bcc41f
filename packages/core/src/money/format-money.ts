import { tagOf } from '../locales/tag-of.ts';
import type { Money } from './money.ts';

// A format costs far more to make than to use.
const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as a language writes it; `language` is one of the shop's or a BCP 47 tag. The price of an item drops the
 * hundredths of a whole amount; `exact` keeps them, for sums: totals, fees, refunds, whatever stands under 7,40 €.
 * @example formatMoney(money(8800), 'fr') // '88 €'
 * @example formatMoney(money(8850), 'fr') // '88,50 €'
 * @example formatMoney(money(8800), 'en', true) // '€88.00'
 * @example formatMoney(money(-1600), 'en', true) // '−€16.00'
 */
export function formatMoney(
  { amount, currency }: Pick<Money, 'amount'> & { currency: string },
  language: string,
  exact = false,
): string {
  const key = `${language} ${currency} ${exact}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tagOf(language), {
      style: 'currency',
      currency,
      trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
    });
    formats.set(key, format);
  }
  // `Intl` writes a hyphen, which is shorter than a digit.
  return format.format(amount / 100).replace('-', '−');
}

/**
 * Hundredths as machines read them.
 * @example decimalAmount(4500) // '45.00'
 */
export const decimalAmount = (amount: number): string => (amount / 100).toFixed(2);

/**
 * A sum with its ISO 4217 code, as product feeds and the operator's tables write it.
 * @example amountWithCode(money(4500)) // '45.00 EUR'
 */
export const amountWithCode = ({ amount, currency }: Money): string => `${decimalAmount(amount)} ${currency}`;

import { expect, test } from 'vitest';
import { LOCALE_TAGS, LOCALES } from '../constants.ts';
import { amountWithCode, decimalAmount, formatMoney } from './format-money.ts';
import { money } from './money.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [8800, 'fr', '88 €', '88,00 €'],
  [8850, 'fr', '88,50 €', '88,50 €'],
  [123_456, 'fr', '1 234,56 €', '1 234,56 €'],
  [0, 'fr', '0 €', '0,00 €'],
  [-1600, 'fr', '−16 €', '−16,00 €'],
  [-1600, 'en', '−€16', '−€16.00'],
  [8800, 'en', '€88', '€88.00'],
  [123_456, 'en', '€1,234.56', '€1,234.56'],
])('%i hundredths in %s are %s as a price and %s as a sum', (amount, language, price, sum) => {
  expect(plain(formatMoney(money(amount), language))).toBe(price);
  expect(plain(formatMoney(money(amount), language, true))).toBe(sum);
});

test('each currency has its own sign', () => {
  expect(plain(formatMoney(money(1250, 'GBP'), 'en'))).toBe('£12.50');
  expect(plain(formatMoney(money(1250), 'en'))).toBe('€12.50');
});

test('a language of the shop and its tag write alike', () => {
  for (const locale of LOCALES)
    expect(formatMoney(money(123_456), LOCALE_TAGS[locale])).toBe(formatMoney(money(123_456), locale));
});

test('machines read a point and two digits', () => {
  expect([0, 5, 4500, -1999].map(decimalAmount)).toEqual(['0.00', '0.05', '45.00', '-19.99']);
  expect(amountWithCode(money(4500, 'GBP'))).toBe('45.00 GBP');
});

import { expect, it } from 'vitest';
import { MAIN_SHIPPING_COUNTRIES } from './countries.ts';

const main = 'AT BE CA CN CZ DK FI FR DE GR HK IE IT LU NL NZ NO PL SK ES SE CH GB US';

it('the main shipping countries are the specified ones, each once, as alpha-3 codes', () => {
  expect(MAIN_SHIPPING_COUNTRIES.map(({ alpha2 }) => alpha2).join(' ')).toBe(main);
  expect(new Set(MAIN_SHIPPING_COUNTRIES.map(({ alpha3 }) => alpha3)).size).toBe(24);
});

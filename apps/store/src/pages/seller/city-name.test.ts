import { expect, test } from 'vitest';
import { cityName } from './city-name.ts';

test.each([
  ['Wien', 'fr', 'Vienne'],
  ['Wien', 'en', 'Vienna'],
  ['Hamburg', 'fr', 'Hambourg'],
  ['Hamburg', 'en', 'Hamburg'],
  ['Roubaix', 'en', 'Roubaix'],
  ['constructor', 'fr', 'constructor'],
] as const)('%s is called in %s: %s', (city, locale, name) => {
  expect(cityName(city, locale)).toBe(name);
});

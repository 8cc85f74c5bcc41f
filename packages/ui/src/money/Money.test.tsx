import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Money } from './Money.tsx';

const shown = (amount: number, locale: 'fr' | 'en', exact = false) =>
  renderIn(
    <Money value={{ amount, currency: 'EUR' }} exact={exact} />,
    locale,
  ).container.textContent?.replace(/\s/g, ' ');

test('a whole amount has no hundredths, unless it is in a total', () => {
  expect(shown(11000, 'fr')).toBe('110 €');
  expect(shown(11000, 'fr', true)).toBe('110,00 €');
  expect(shown(11000, 'en')).toBe('€110');
});

test('hundredths always have two digits', () => {
  expect(shown(740, 'fr')).toBe('7,40 €');
  expect(shown(740, 'en')).toBe('€7.40');
});

test('thousands are grouped as usual in the language', () => {
  expect(shown(123456, 'fr')).toBe('1 234,56 €');
  expect(shown(123456, 'en')).toBe('€1,234.56');
});

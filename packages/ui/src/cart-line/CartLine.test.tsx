import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { CartLine } from './CartLine.tsx';
import { sampleProducts } from './cart.samples.ts';

const line = (product = sampleProducts.coat, checkAvailability = true) => (
  <CartLine
    product={product}
    size="XL"
    href="/produit/piece-301"
    price={{ amount: 24500, currency: 'EUR' }}
    checkAvailability={checkAvailability}
  />
);

test('shows the item with size, condition and price, and links to it', () => {
  renderIn(line());
  expect(screen.getByRole('link', { name: 'Veste Dior en laine marron' }).getAttribute('href')).toBe(
    '/produit/piece-301',
  );
  expect(screen.getByRole('article').textContent).toMatch(/Dior.*XL · Bon état.*245,00\s€/);
});

test.each([
  ['SOLD', 'fr', 'Vient d’être vendue'],
  ['SOLD', 'en', 'Just sold'],
  ['UNAVAILABLE', 'fr', 'Indisponible'],
] as const)('in a cart, an item that is %s is marked in %s', (availability, locale, words) => {
  renderIn(line({ ...sampleProducts.coat, availability }), locale);
  expect(screen.getByText(words)).toBeDefined();
});

test('in a past order, a sold item is not marked', () => {
  renderIn(line({ ...sampleProducts.coat, availability: 'SOLD' }, false));
  expect(screen.queryByText('Vient d’être vendue')).toBeNull();
});

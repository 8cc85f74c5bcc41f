import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manyHits } from '../product-card/product-card.samples.ts';
import { sampleCards } from '../product-card/SampleCards.tsx';
import { renderIn } from '../testing/render.tsx';
import { ProductGrid } from './ProductGrid.tsx';

test('is a named list with one item per card', () => {
  renderIn(<ProductGrid label="Vestes">{sampleCards(manyHits(3))}</ProductGrid>);
  const items = within(screen.getByRole('list', { name: 'Vestes' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getAllByRole('article').length)).toEqual([1, 1, 1]);
});

test.each([
  ['fr', 'Chargement des pièces'],
  ['en', 'Loading pieces'],
] as const)('while loading it announces this once in %s and contains no link', (locale, name) => {
  renderIn(<ProductGrid loading={4} />, locale);
  expect(screen.getByRole('status').textContent).toBe(name);
  expect(screen.queryByRole('link')).toBeNull();
});

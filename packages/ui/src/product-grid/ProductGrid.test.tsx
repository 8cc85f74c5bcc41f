import { screen, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { dressHit, manyHits } from '../product-card/product-card.samples.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { sampleCards, useSampleCard } from '../product-card/SampleCards.tsx';
import { renderIn } from '../testing/render.tsx';
import { ProductGrid } from './ProductGrid.tsx';

test('is a named list with one item per card', () => {
  renderIn(<ProductGrid label="Vestes">{sampleCards(manyHits(3))}</ProductGrid>);
  const items = within(screen.getByRole('list', { name: 'Vestes' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getAllByRole('article').length)).toEqual([1, 1, 1]);
});

const GridOfOne = () => {
  const card = useSampleCard({ product: dressHit });
  return (
    <ProductGrid>
      <ProductCard {...card} />
    </ProductGrid>
  );
};

test.each([320, 390, 768, 1440])('a card that is not rendered yet has its height at %s px', async (width) => {
  await page.viewport(width, 800);
  renderIn(<GridOfOne />);
  const card = screen.getByRole('article');
  const place = screen.getByRole('listitem');
  expect(getComputedStyle(card).contentVisibility).toBe('auto');
  card.style.contentVisibility = 'visible';
  const height = card.getBoundingClientRect().height;
  card.style.contentVisibility = 'hidden';
  card.style.containIntrinsicHeight = '0';
  expect(Math.abs(place.getBoundingClientRect().height - height)).toBeLessThan(0.1);
});

test.each([
  ['fr', 'Chargement des pièces'],
  ['en', 'Loading pieces'],
] as const)('while loading it announces this once in %s and contains no link', (locale, name) => {
  renderIn(<ProductGrid loading={4} />, locale);
  expect(screen.getByRole('status').textContent).toBe(name);
  expect(screen.queryByRole('link')).toBeNull();
});

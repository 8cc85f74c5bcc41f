import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { manyHits } from '../../product-card/product-card.samples.ts';
import { sampleCards } from '../../product-card/SampleCards.tsx';
import { renderIn } from '../../testing/render.tsx';
import { ProductCarouselBlock } from './ProductCarouselBlock.tsx';

const row = (count: number) => (
  <ProductCarouselBlock
    block={{
      type: 'productCarousel',
      title: 'Arrivés ce matin',
      query: { sort: 'chrono', limit: 8 },
      seeMore: { name: 'Tout voir', path: '/shop' },
    }}
  >
    {sampleCards(manyHits(count))}
  </ProductCarouselBlock>
);

test('five products are a scrolling row with heading and link', () => {
  renderIn(row(5));
  expect(screen.getByRole('heading', { level: 2, name: 'Arrivés ce matin' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tout voir' }).getAttribute('href')).toBe('/shop');
  const list = within(screen.getByRole('list', { name: 'Arrivés ce matin' }));
  expect(list.getAllByRole('article')).toHaveLength(5);
});

test('four products are side by side', () => {
  renderIn(row(4));
  const list = screen.getByRole('list', { name: 'Arrivés ce matin' });
  expect(within(list).getAllByRole('article')).toHaveLength(4);
  expect(getComputedStyle(list).overflowX).toBe('visible');
});

test('without products it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(row(0));
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Arrivés ce matin'));
  error.mockRestore();
});

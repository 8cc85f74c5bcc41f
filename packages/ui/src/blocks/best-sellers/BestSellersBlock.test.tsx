import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { manyProducts } from '../marketing-insert/collage.samples.ts';
import { BestSellersBlock } from './BestSellersBlock.tsx';

const block = {
  type: 'bestSellers' as const,
  title: 'Les plus regardées',
  query: { limit: 8 },
  seeMore: { name: 'Tout voir', path: '/shop' },
};

test('products are numbered in their order', () => {
  renderIn(<BestSellersBlock block={block} products={manyProducts(5)} />);
  const plates = within(screen.getByRole('list', { name: 'Les plus regardées' })).getAllByRole('article');
  expect(plates.map((plate) => plate.firstElementChild?.textContent)).toEqual(['1', '2', '3', '4', '5']);
  expect(plates.map((plate) => within(plate).getByRole('link').getAttribute('href'))).toEqual(
    manyProducts(5).map(({ href }) => href),
  );
});

test('heading and link are above the products', () => {
  renderIn(<BestSellersBlock block={block} products={manyProducts(2)} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Les plus regardées' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tout voir' }).getAttribute('href')).toBe('/shop');
});

test('without products it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(<BestSellersBlock block={block} products={[]} />);
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Les plus regardées'));
  error.mockRestore();
});

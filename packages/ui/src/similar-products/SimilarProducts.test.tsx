import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCardOptions } from '../product-card/card-options.ts';
import { manyHits } from '../product-card/product-card.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';

const Sample = ({ count }: { count: number }) => (
  <SimilarProducts
    title="Pièces proches"
    hits={manyHits(count)}
    options={useCardOptions('_blank')}
    hrefOf={({ slug }) => `/produit/${slug}`}
  />
);

test('shows three pieces, each a link in a new tab with size and price', () => {
  renderIn(<Sample count={8} />);
  const items = within(screen.getByRole('region', { name: 'Pièces proches' })).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]!.textContent).toContain('36');
  expect(items[0]!.textContent).toContain('110');
  const link = within(items[1]!).getByRole('link', { name: 'Veste en jean délavée' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/produit/veste-en-jean-102',
    '_blank',
  ]);
});

test('without pieces nothing is shown', () => {
  renderIn(<Sample count={0} />);
  expect(screen.queryByRole('region')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { MarketingInsertBlock } from './MarketingInsertBlock.tsx';
import { samplePieces } from './pieces.samples.ts';

const block = {
  type: 'marketingInsert' as const,
  title: 'Les *belles choses* et *le temps*',
  cta: [{ name: 'Chiner', path: '/shop' }],
  imageFormat: 'default' as const,
};

test('what stands between stars is emphasised and the stars are gone', () => {
  renderIn(<MarketingInsertBlock block={block} level={1} />);
  const title = screen.getByRole('heading', { level: 1, name: 'Les belles choses et le temps' });
  expect([...title.querySelectorAll('em')].map((em) => em.textContent)).toEqual([
    'belles choses',
    'le temps',
  ]);
});

test('a lone star stays', () => {
  renderIn(<MarketingInsertBlock block={{ ...block, title: '4 * 4' }} />);
  expect(screen.getByRole('heading', { name: '4 * 4' })).toBeDefined();
});

test('three pieces make a collage of named links', () => {
  renderIn(<MarketingInsertBlock block={block} pieces={samplePieces} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shop',
    '/produit/robe-1',
    '/produit/veste-2',
    '/produit/robe-3',
  ]);
  expect(screen.getByRole('link', { name: 'Robe à fleurs 38 · 42 €' })).toBeDefined();
});

test('with fewer pieces, or a picture of its own, there is no collage', () => {
  const { rerender } = renderIn(<MarketingInsertBlock block={block} pieces={samplePieces.slice(0, 2)} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  rerender(<MarketingInsertBlock block={{ ...block, imageUrl: 'p9' }} pieces={samplePieces} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../../testing/render.tsx';
import { MarketingInsertBlock, type MarketingInsertBlockProps } from './MarketingInsertBlock.tsx';
import { sampleProducts } from './collage.samples.ts';

const block: MarketingInsertBlockProps['block'] = {
  type: 'marketingInsert',
  title: 'Les *belles choses* et *le temps*',
  cta: [{ name: 'Chiner', path: '/shop' }],
  imageFormat: 'default',
};

test('text between asterisks is emphasised without the asterisks', () => {
  renderIn(<MarketingInsertBlock block={block} level={1} />);
  const title = screen.getByRole('heading', { level: 1, name: 'Les belles choses et le temps' });
  expect([...title.querySelectorAll('em')].map((em) => em.textContent)).toEqual([
    'belles choses',
    'le temps',
  ]);
});

test('a single asterisk is kept', () => {
  renderIn(<MarketingInsertBlock block={{ ...block, title: '4 * 4' }} />);
  expect(screen.getByRole('heading', { name: '4 * 4' })).toBeDefined();
});

test('three products make a collage of named links', () => {
  renderIn(<MarketingInsertBlock block={block} products={sampleProducts} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/shop',
    '/produit/robe-1',
    '/produit/veste-2',
    '/produit/robe-3',
  ]);
  expect(screen.getByRole('link', { name: 'Robe à fleurs 38 · 42 €' })).toBeDefined();
});

test('with fewer products, or with an image, there is no collage', () => {
  const { rerender } = renderIn(<MarketingInsertBlock block={block} products={sampleProducts.slice(0, 2)} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  rerender(<MarketingInsertBlock block={{ ...block, imageUrl: 'p9' }} products={sampleProducts} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

describe('an image on a wide screen', () => {
  beforeEach(() => page.viewport(1440, 900));

  const pictureOf = (imageFormat: 'default' | 'banner' | 'auto', text?: string) => {
    const { container } = renderIn(
      <MarketingInsertBlock block={{ ...block, imageFormat, imageUrl: 'p9', ...(text ? { text } : {}) }} />,
    );
    const { width, height } = container.querySelector('img')!.getBoundingClientRect();
    return { width: Math.round(width), height: Math.round(height) };
  };

  test('is at most 682 × 462 by default', () => {
    const { width, height } = pictureOf('default');
    expect(width).toBeLessThanOrEqual(682);
    expect(width / height).toBeCloseTo(682 / 462, 1);
  });

  test('is 230 px high in a banner', () => {
    expect(pictureOf('banner')).toEqual({ width: 1440, height: 230 });
  });

  test('is as high as a long text with the format auto, and at least 462 px', () => {
    expect(pictureOf('auto').height).toBe(462);
    expect(
      pictureOf('auto', 'Des pièces uniques, vérifiées et mesurées. '.repeat(24)).height,
    ).toBeGreaterThan(462);
  });
});

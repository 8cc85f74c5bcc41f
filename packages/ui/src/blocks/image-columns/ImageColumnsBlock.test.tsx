import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../../testing/render.tsx';
import { ImageColumnsBlock } from './ImageColumnsBlock.tsx';

beforeEach(() => page.viewport(1536, 900));

test('each column is a link, with its image if there is one', () => {
  const { container } = renderIn(
    <ImageColumnsBlock
      block={{
        type: 'imageColumns',
        title: 'Par où commencer',
        images: [
          { label: 'Robes', path: '/shop/robes' },
          { label: 'Jeans', path: '/shop/jeans' },
        ],
      }}
      pictures={['p1', null]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Par où commencer' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Robes' }).getAttribute('href')).toBe('/shop/robes');
  expect(screen.getByRole('link', { name: 'Jeans' }).getAttribute('href')).toBe('/shop/jeans');
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/p1-512.jpg',
  ]);
});

const columns = (count: number) => (
  <ImageColumnsBlock
    block={{
      type: 'imageColumns',
      images: Array.from({ length: count }, (_, index) => ({ label: `Rayon ${index}`, path: `/${index}` })),
    }}
    pictures={Array<string>(count).fill('p1')}
  />
);

test('a single image is at most 1320 px wide, with a file of that size', () => {
  const { container } = renderIn(columns(1));
  const image = container.querySelector('img')!;
  expect(image.getBoundingClientRect().width).toBe(1320);
  const source = container.querySelector('source')!;
  expect(source.sizes).toBe('(min-width: 87.5em) 1320px, 100vw');
  expect(source.srcset).toContain('1536w');
});

test('several images are at most 682 px wide, with files of that size', () => {
  const { container } = renderIn(columns(2));
  const source = container.querySelector('source')!;
  expect(source.sizes).toBe('(min-width: 87.5em) 682px, 50vw');
  expect(source.srcset).toMatch(/768w$/);
});

test('without images it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(columns(0));
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

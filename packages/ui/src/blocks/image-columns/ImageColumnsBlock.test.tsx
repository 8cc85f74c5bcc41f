import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { ImageColumnsBlock } from './ImageColumnsBlock.tsx';

test('each column is a link, with its picture where there is one', () => {
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

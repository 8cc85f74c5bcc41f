import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../../testing/render.tsx';
import { BubbleBlock } from './BubbleBlock.tsx';

beforeEach(() => page.viewport(390, 800));

const bubbles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Bulle ${index}`, path: `/shop/${index}` }));

test('images are round, 68 px wide; the first five load eagerly, the others lazily', () => {
  const { container } = renderIn(
    <BubbleBlock
      block={{ type: 'bubble', format: 'shortcut', items: bubbles(7) }}
      pictures={Array<string>(7).fill('p1')}
    />,
  );
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => image.loading)).toEqual([
    ...Array<string>(5).fill('eager'),
    ...Array<string>(2).fill('lazy'),
  ]);
  expect(images.every((image) => image.fetchPriority !== 'high')).toBe(true);
  const { width, height } = images[0]!.getBoundingClientRect();
  expect([width, height]).toEqual([68, 68]);
});

test('top categories are upright, as garments are, and load lazily', () => {
  const { container } = renderIn(
    <BubbleBlock
      block={{ type: 'bubble', format: 'category', items: bubbles(6) }}
      pictures={Array<string>(6).fill('p1')}
    />,
  );
  const images = [...container.querySelectorAll('img')];
  expect(images.every(({ loading }) => loading === 'lazy')).toBe(true);
  const { width, height } = images[0]!.getBoundingClientRect();
  expect(width).toBe(96);
  expect(height / width).toBeCloseTo(764 / 512, 1);
});

test('each is a link named by its label', () => {
  renderIn(
    <BubbleBlock block={{ type: 'bubble', format: 'shortcut', items: bubbles(2) }} pictures={['p1', 'p2']} />,
  );
  expect(screen.getByRole('link', { name: 'Bulle 1' }).getAttribute('href')).toBe('/shop/1');
});

test('one without an image shows its first letter', () => {
  const { container } = renderIn(
    <BubbleBlock
      block={{ type: 'bubble', format: 'shortcut', items: [{ label: 'Écharpes', path: '/e' }] }}
      pictures={[null]}
    />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('É')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Écharpes' })).toBeDefined();
});

test('without items it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(
    <BubbleBlock block={{ type: 'bubble', format: 'shortcut', items: [] }} pictures={[]} />,
  );
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

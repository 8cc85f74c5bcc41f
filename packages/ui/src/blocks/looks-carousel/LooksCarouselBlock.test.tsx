import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../../testing/render.tsx';
import { LooksCarouselBlock } from './LooksCarouselBlock.tsx';
import { manyLooks } from './looks.samples.ts';

beforeEach(() => page.viewport(1280, 900));

const block = { type: 'looksCarousel' as const, title: 'Looks d’hiver', items: manyLooks(5) };

test('each look is a named link with an image of 340 × 527', () => {
  const { container } = renderIn(<LooksCarouselBlock block={block} />);
  const looks = within(screen.getByRole('list', { name: 'Looks d’hiver' })).getAllByRole('article');
  expect(looks).toHaveLength(5);
  expect(
    within(looks[0]!)
      .getByRole('link', { name: /Le dimanche au marché/ })
      .getAttribute('href'),
  ).toBe('/shop/look-1');
  const { width, height } = container.querySelector('img')!.getBoundingClientRect();
  expect([width, Math.round(height)]).toEqual([340, 527]);
});

test('the whole photograph is a link', () => {
  renderIn(<LooksCarouselBlock block={block} />);
  const [look] = screen.getAllByRole('article');
  const { left, top } = look!.getBoundingClientRect();
  expect(document.elementFromPoint(left + 20, top + 20)?.closest('a')).not.toBeNull();
});

test('without looks it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(<LooksCarouselBlock block={{ ...block, items: [] }} />);
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

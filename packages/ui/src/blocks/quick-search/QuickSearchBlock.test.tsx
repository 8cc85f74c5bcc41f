import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { QuickSearchBlock } from './QuickSearchBlock.tsx';

const block = {
  type: 'quickSearch' as const,
  title: 'On cherche souvent',
  items: [
    { label: 'Jean 501', path: '/shop/search/?text=jean%20501' },
    { label: 'Trench', path: '/shop/search/?text=trench' },
  ],
};

test('each search is a link named by its label', () => {
  renderIn(<QuickSearchBlock block={block} />);
  expect(screen.getByRole('heading', { level: 2, name: 'On cherche souvent' })).toBeDefined();
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Jean 501', '/shop/search/?text=jean%20501'],
    ['Trench', '/shop/search/?text=trench'],
  ]);
});

test('links are 44 px high, also between lines', () => {
  renderIn(
    <div className="w-40">
      <QuickSearchBlock block={block} />
    </div>,
  );
  const [first, second] = screen.getAllByRole('link').map((link) => link.getBoundingClientRect());
  expect(second!.top - first!.top).toBeGreaterThanOrEqual(44);
});

test('without searches it renders nothing and warns developers', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = renderIn(<QuickSearchBlock block={{ ...block, items: [] }} />);
  expect(container.childElementCount).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

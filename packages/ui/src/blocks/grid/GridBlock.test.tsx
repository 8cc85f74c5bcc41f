import { screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { gridEditors } from './grid.editors.ts';
import { GridBlock } from './GridBlock.tsx';

const block = gridEditors.example.fr;
const cells = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `N° ${index}`, imageAlt: '' }));
const firstRow = () => {
  const tops = screen.getAllByRole('listitem').map(({ offsetTop }) => offsetTop);
  return tops.filter((top) => top === tops[0]).length;
};

test('a cell with a path is a link, one without is text', () => {
  renderIn(
    <GridBlock block={{ type: 'grid', items: [{ ...block.items[0]! }, { title: 'Seule', imageAlt: '' }] }} />,
  );
  expect(screen.getByRole('link', { name: 'Vintage' }).getAttribute('href')).toBe('/shop/?family=vintage');
  expect(screen.queryByRole('link', { name: 'Seule' })).toBeNull();
});

test('headings of cells are one level below that of the block, or take its level when it has none', () => {
  const { rerender } = renderIn(<GridBlock block={block} />);
  expect(screen.getByRole('heading', { level: 3, name: /^Vintage/ })).toBeDefined();
  rerender(<GridBlock block={{ type: 'grid', items: block.items }} />);
  expect(screen.getByRole('heading', { level: 2, name: /^Vintage/ })).toBeDefined();
});

test.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])('%i cells are in rows of %i on a wide screen, and of one on a phone', async (count, row) => {
  await page.viewport(1440, 800);
  renderIn(<GridBlock block={{ type: 'grid', items: cells(count) }} />);
  expect(firstRow()).toBe(row);
  await page.viewport(390, 800);
  expect(firstRow()).toBe(1);
});

test('an image has the alternative text of the editor', () => {
  renderIn(
    <GridBlock
      block={{ type: 'grid', items: [{ title: 'Robe', imageUrl: 'p1', imageAlt: 'Robe à pois' }] }}
    />,
  );
  expect(screen.getByRole('img', { name: 'Robe à pois' })).toBeDefined();
});

test('renders nothing for an empty list', () => {
  const { container } = renderIn(<GridBlock block={{ ...block, items: [] }} />);
  expect(container.childElementCount).toBe(0);
});

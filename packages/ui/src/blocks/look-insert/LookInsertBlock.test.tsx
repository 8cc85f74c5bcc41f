import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render.tsx';
import { LookInsertBlock } from './LookInsertBlock.tsx';

const block = {
  type: 'lookInsert' as const,
  title: 'Le dimanche au marché',
  description: 'Une robe à fleurs et une veste en jean.',
  image: 'p1',
  imageAlt: 'Robe à fleurs',
  shopLinks: [
    { label: 'Robes', link: '/shop/robes' },
    { label: 'Vestes', link: '/shop/vestes' },
  ],
};

test.each([
  ['fr', 'Les pièces du look'],
  ['en', 'Shop the look'],
] as const)('its products are a named list of links in %s', (locale, name) => {
  renderIn(<LookInsertBlock block={block} />, locale);
  const links = within(screen.getByRole('list', { name })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shop/robes', '/shop/vestes']);
});

test('its image has alternative text', () => {
  renderIn(<LookInsertBlock block={block} />);
  expect(screen.getByRole('img', { name: 'Robe à fleurs' }).getAttribute('loading')).toBe('lazy');
  expect(screen.getByRole('heading', { level: 2, name: 'Le dimanche au marché' })).toBeDefined();
});

test('without links and image, it renders title and text', () => {
  const { container } = renderIn(<LookInsertBlock block={{ ...block, image: '', shopLinks: [] }} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText(/une veste en jean/)).toBeDefined();
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';

const filters = [{ id: 's', label: 'Taille : S', href: '/shop?colors=noir' }];

test.each([
  ['fr', 'Filtres actifs', 'Retirer Taille : S', 'Tout effacer'],
  ['en', 'Active filters', 'Remove Taille : S', 'Clear all'],
] as const)('a click removes one filter or all of them, in %s', (locale, list, remove, clear) => {
  renderIn(<ActiveFilters filters={filters} clearHref="/shop" />, locale);
  expect(screen.getByRole('list', { name: list })).toBeDefined();
  expect(screen.getByRole('link', { name: remove }).getAttribute('href')).toBe('/shop?colors=noir');
  expect(screen.getByRole('link', { name: clear }).getAttribute('href')).toBe('/shop');
});

test('renders nothing without filters', () => {
  const { container } = renderIn(<ActiveFilters filters={[]} clearHref="/shop" />);
  expect(container.childElementCount).toBe(0);
});

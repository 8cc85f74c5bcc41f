import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { NoResults } from './NoResults.tsx';

const loosen = [
  { id: 'size', label: 'Taille : S', count: 1284, href: '/a' },
  { id: 'state', label: 'Neuf', count: 1, href: '/b' },
];

test('lists the filters to remove with their number of results, in both languages', () => {
  const { unmount } = renderIn(<NoResults loosen={loosen} clearHref="/shop" />);
  expect(screen.getByRole('link', { name: /Sans «\sTaille : S\s» 1\s284 pièces/ }).getAttribute('href')).toBe(
    '/a',
  );
  expect(screen.getByRole('link', { name: /Sans «\sNeuf\s» 1 pièce$/ })).toBeDefined();
  unmount();
  renderIn(<NoResults loosen={loosen} clearHref="/shop" />, 'en');
  expect(screen.getByRole('link', { name: 'Without “Neuf” 1 piece' })).toBeDefined();
});

test('names what alone is kept', () => {
  const only = [{ id: 'a', kind: 'only' as const, label: 'Robes', count: 12, href: '/a' }];
  renderIn(<NoResults loosen={only} clearHref="/shop" />);
  expect(screen.getByRole('link', { name: /Seulement «\sRobes\s» 12 pièces/ })).toBeDefined();
});

test('where no filter can be removed, the nearest lists stand in their place', () => {
  const nearest = [{ id: 'a', label: 'Robes', count: 12, href: '/a' }];
  const { unmount } = renderIn(<NoResults loosen={[]} nearest={nearest} clearHref="/shop" />);
  expect(screen.getByRole('link', { name: 'Robes 12 pièces' }).getAttribute('href')).toBe('/a');
  unmount();
  renderIn(<NoResults loosen={loosen} nearest={nearest} clearHref="/shop" />);
  expect(screen.queryByRole('link', { name: 'Robes 12 pièces' })).toBeNull();
});

test('repeats the search text', () => {
  renderIn(<NoResults text="robe bleue" loosen={[]} clearHref="/shop" />);
  expect(screen.getByRole('heading', { name: /robe bleue/ })).toBeDefined();
});

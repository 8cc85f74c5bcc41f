import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

test.each([
  ['fr', 'Vous êtes ici'],
  ['en', 'You are here'],
] as const)('links to the ancestors and marks the current page, in %s', (locale, name) => {
  renderIn(<Breadcrumb trail={[{ label: 'Femme', href: '/shop/femme' }]} current="Vestes" />, locale);
  const nav = within(screen.getByRole('navigation', { name }));
  expect(nav.getByRole('link', { name: 'Femme' }).getAttribute('href')).toBe('/shop/femme');
  expect(nav.getByText('Vestes').getAttribute('aria-current')).toBe('page');
});

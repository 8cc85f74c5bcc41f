import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { IconButton } from './IconButton.tsx';

test('is named by its label and 44 px large', () => {
  renderIn(<IconButton label="Fermer">×</IconButton>);
  const { width, height } = screen.getByRole('button', { name: 'Fermer' }).getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test('a link with its style is named by the label', () => {
  renderIn(
    <IconButton label="Voir le panier" asChild>
      <a href="/cart">x</a>
    </IconButton>,
  );
  expect(screen.getByRole('link', { name: 'Voir le panier' }).getAttribute('href')).toBe('/cart');
});

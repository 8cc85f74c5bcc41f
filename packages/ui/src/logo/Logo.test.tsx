import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Logo } from './Logo.tsx';

test('links to the home page and is named after the shop', () => {
  renderIn(<Logo href="/en" name="Patine" />);
  expect(screen.getByRole('link', { name: 'Patine' }).getAttribute('href')).toBe('/en');
});

test('a custom wordmark replaces it', () => {
  renderIn(<Logo href="/" name="Friperie" imageUrl="/media/friperie.svg" />);
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Friperie' }).getAttribute('src')).toBe(
    '/media/friperie.svg',
  );
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Logo } from './Logo.tsx';

test('it leads to the first page and bears the shop’s name', () => {
  renderIn(<Logo href="/en" name="Patine" />);
  expect(screen.getByRole('link', { name: 'Patine' }).getAttribute('href')).toBe('/en');
});

test('an operator’s own wordmark takes its place', () => {
  renderIn(<Logo href="/" name="Friperie" imageUrl="/media/friperie.svg" />);
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Friperie' }).getAttribute('src')).toBe(
    '/media/friperie.svg',
  );
});

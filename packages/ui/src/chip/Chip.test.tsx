import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Chip } from './Chip.tsx';
import { RemovableChip } from './RemovableChip.tsx';

test('is a button that exposes its state', () => {
  renderIn(
    <Chip active aria-pressed>
      Mes tailles
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'Mes tailles', pressed: true })).toBeTruthy();
});

test.each([
  ['fr', 'Retirer Taille : S'],
  ['en', 'Remove Taille : S'],
] as const)('a removable chip is a link that names what it removes, in %s', (locale, name) => {
  renderIn(<RemovableChip label="Taille : S" href="/shop" />, locale);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/shop');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { EmptyState } from './EmptyState.tsx';

test('explains the empty state in a heading, with what to do', () => {
  renderIn(<EmptyState level={1} title="Votre panier est vide" action={<a href="/shop">Chiner</a>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Votre panier est vide' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Chiner' })).toBeTruthy();
});

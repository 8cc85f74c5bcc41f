import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { PageHeading } from './PageHeading.tsx';

test('the count beside the title is not part of the heading', () => {
  renderIn(<PageHeading title="Vestes" aside="1 284 pièces" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vestes');
  expect(screen.getByText('1 284 pièces')).toBeTruthy();
});

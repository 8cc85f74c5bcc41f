import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Spinner } from './Spinner.tsx';

test('has a name when alone, and is hidden beside text', () => {
  const { rerender } = renderIn(<Spinner label="Chargement" />);
  expect(screen.getByRole('img', { name: 'Chargement' })).toBeTruthy();
  rerender(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
});

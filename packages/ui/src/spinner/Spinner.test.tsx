import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Spinner } from './Spinner.tsx';

test('it is named when it stands alone, and silent beside words', () => {
  const { rerender } = renderIn(<Spinner label="Chargement" />);
  expect(screen.getByRole('img', { name: 'Chargement' })).toBeTruthy();
  rerender(<Spinner />);
  expect(screen.queryByRole('img')).toBeNull();
});

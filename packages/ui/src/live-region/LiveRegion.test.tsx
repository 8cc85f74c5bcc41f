import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { LiveRegion } from './LiveRegion.tsx';

test('the same region announces each new message', () => {
  const { rerender } = renderIn(<LiveRegion message="" />);
  const region = screen.getByRole('status');
  rerender(<LiveRegion message="12 pièces" />);
  expect(region.textContent).toBe('12 pièces');
});

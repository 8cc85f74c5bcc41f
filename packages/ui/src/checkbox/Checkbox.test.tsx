import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';

test('a press on its words ticks it', () => {
  const onChange = vi.fn();
  renderIn(<Checkbox label="Bon état" onChange={onChange} />);
  fireEvent.click(screen.getByText('Bon état'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bon état' }).checked).toBe(true);
});

test('its error is said with it', () => {
  renderIn(<Checkbox label="J’accepte" error="Acceptez pour continuer." />);
  const box = screen.getByRole('checkbox', { name: 'J’accepte', description: 'Acceptez pour continuer.' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

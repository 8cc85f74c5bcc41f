import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Checkbox } from './Checkbox.tsx';

test('a click on its label checks it', () => {
  const onChange = vi.fn();
  renderIn(<Checkbox label="Bon état" onChange={onChange} />);
  fireEvent.click(screen.getByText('Bon état'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bon état' }).checked).toBe(true);
});

test('its error is announced with it', () => {
  renderIn(<Checkbox label="J’accepte" error="Acceptez pour continuer." />);
  const box = screen.getByRole('checkbox', { name: 'J’accepte', description: 'Acceptez pour continuer.' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('the keyboard checks and clears it, and skips a disabled one', async () => {
  renderIn(
    <>
      <Checkbox label="Vendu" disabled />
      <Checkbox label="Bon état" />
    </>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bon état' });
  await userEvent.keyboard('{Tab} ');
  expect(box.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});

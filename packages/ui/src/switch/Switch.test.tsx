import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Switch } from './Switch.tsx';

test('Space turns it on and off', async () => {
  const onChange = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.checked);
  renderIn(<Switch label="Alerte" description="Par e-mail." onChange={onChange} />);
  await userEvent.tab();
  const control = screen.getByRole<HTMLInputElement>('switch', {
    name: 'Alerte',
    description: 'Par e-mail.',
  });
  expect(document.activeElement).toBe(control);
  await userEvent.keyboard(' ');
  await userEvent.keyboard(' ');
  expect(onChange.mock.results.map(({ value }) => value)).toEqual([true, false]);
});

test('a click on its label turns it on', async () => {
  renderIn(<Switch label="Alert" />, 'en');
  await userEvent.click(screen.getByText('Alert'));
  expect(screen.getByRole('switch', { name: 'Alert', checked: true })).toBeTruthy();
});

test('cannot be changed when disabled', async () => {
  renderIn(<Switch label="Alerte" disabled />);
  await userEvent.click(screen.getByText('Alerte'), { force: true });
  expect(screen.getByRole('switch', { checked: false })).toBeTruthy();
});

test('its touch target is 44 px', () => {
  renderIn(<Switch label="Alerte" />);
  expect(screen.getByRole('switch').closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    44,
  );
});

import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Alert } from './Alert.tsx';

test('an error after an action is assertive, other messages are polite', () => {
  renderIn(
    <>
      <Alert tone="error" live title="Paiement refusé" />
      <Alert tone="success" live title="Adresse enregistrée" />
      <Alert title="Retours sous 14 jours" />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Paiement refusé');
  expect(screen.getByRole('status').textContent).toBe('Adresse enregistrée');
});

test.each([
  ['fr', 'Fermer ce message'],
  ['en', 'Close this message'],
] as const)('can be closed, in %s', (locale, name) => {
  const onClose = vi.fn();
  renderIn(<Alert onClose={onClose}>Retours sous 14 jours</Alert>, locale);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('can be closed by keyboard', async () => {
  const onClose = vi.fn();
  renderIn(<Alert onClose={onClose}>Retours sous 14 jours</Alert>);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

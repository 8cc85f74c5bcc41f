import { passwordRules } from '@patine/core';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { PasswordField } from './PasswordField.tsx';

const ruleTexts = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('rules are checked while typing', () => {
  renderIn(<PasswordField label="Mot de passe" rules={passwordRules} />);
  expect(ruleTexts()).toContain('8 caractères ou plusà respecter');
  expect(ruleTexts().filter((text) => !text.endsWith('à respecter'))).toEqual([]);
  fireEvent.change(screen.getByLabelText('Mot de passe'), { target: { value: 'vestes-9' } });
  expect(ruleTexts()).toEqual([
    '8 caractères ou plusrespecté',
    'une majusculeà respecter',
    'une minusculerespecté',
    'un chiffrerespecté',
    'aucun espacerespecté',
    'un caractère parmi\u00a0! @ # $ _ -\u00a0% ^ & *\u00a0?respecté',
  ]);
});

test('rules are also in English', () => {
  renderIn(<PasswordField label="Password" rules={passwordRules} />, 'en');
  expect(ruleTexts()).toContain('8 characters or morenot met yet');
});

test('its button shows the password, and hides it again', () => {
  renderIn(<PasswordField label="Mot de passe" />);
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  const button = screen.getByRole('button', { name: 'Afficher le mot de passe' });
  fireEvent.click(button);
  expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  fireEvent.click(button);
  expect(field.type).toBe('password');
});

test('uses the autocomplete tokens for existing and new passwords', () => {
  renderIn(
    <>
      <PasswordField label="Actuel" />
      <PasswordField label="Nouveau" rules={passwordRules} />
    </>,
  );
  expect(screen.getByLabelText('Actuel').getAttribute('autocomplete')).toBe('current-password');
  expect(screen.getByLabelText('Nouveau').getAttribute('autocomplete')).toBe('new-password');
});

test('is shown and hidden by keyboard', async () => {
  renderIn(<PasswordField label="Mot de passe" />);
  const field = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  await userEvent.keyboard('{Tab}secret{Tab} ');
  expect([field.value, field.type]).toEqual(['secret', 'text']);
  await userEvent.keyboard('{Enter}');
  expect(field.type).toBe('password');
});

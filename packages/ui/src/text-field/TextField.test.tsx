import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('it is found by its label and passes on what is typed', () => {
  const onChange = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value);
  renderIn(<TextField label="E-mail" onChange={onChange} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value: 'a@b.fr' } });
  expect(onChange).toHaveReturnedWith('a@b.fr');
});

test('hint and error are both said with the field, which counts as invalid', () => {
  renderIn(<TextField label="E-mail" hint="Pour le suivi." error="Adresse incomplète." />);
  const field = screen.getByRole('textbox', {
    name: 'E-mail',
    description: 'Pour le suivi. Adresse incomplète.',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('without an error nothing claims to be invalid', () => {
  renderIn(<TextField label="E-mail" />);
  const field = screen.getByRole('textbox');
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
});

test.each([
  ['fr', 'Société (facultatif)'],
  ['en', 'Société (optional)'],
] as const)('a field that may stay empty says so and is not required, in %s', (locale, name) => {
  renderIn(<TextField label="Société" optional />, locale);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name }).required).toBe(false);
});

test('a field of several lines has the same ties', () => {
  renderIn(<TextArea label="Commentaire" error="Trop long." />);
  expect(screen.getByRole('textbox', { name: 'Commentaire', description: 'Trop long.' }).tagName).toBe(
    'TEXTAREA',
  );
});

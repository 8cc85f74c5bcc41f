import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('is found by its label and passes on the typed text', () => {
  const onChange = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value);
  renderIn(<TextField label="E-mail" onChange={onChange} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value: 'a@b.fr' } });
  expect(onChange).toHaveReturnedWith('a@b.fr');
});

test('hint and error both describe the field, which is invalid', () => {
  renderIn(<TextField label="E-mail" hint="Pour le suivi." error="Adresse incomplète." />);
  const field = screen.getByRole('textbox', {
    name: 'E-mail',
    description: 'Pour le suivi. Adresse incomplète.',
  });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('without an error it is not invalid', () => {
  renderIn(<TextField label="E-mail" />);
  const field = screen.getByRole('textbox');
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
});

test.each([
  ['fr', 'Société (facultatif)'],
  ['en', 'Société (optional)'],
] as const)('an optional field is marked and not required, in %s', (locale, name) => {
  renderIn(<TextField label="Société" optional />, locale);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name }).required).toBe(false);
});

test('a multi-line field has the same associations', () => {
  renderIn(<TextArea label="Commentaire" error="Trop long." />);
  expect(screen.getByRole('textbox', { name: 'Commentaire', description: 'Trop long.' }).tagName).toBe(
    'TEXTAREA',
  );
});

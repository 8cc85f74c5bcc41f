import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

test.each([
  ['fr', 'Votre e-mail', '', 'Indiquez votre adresse e-mail.'],
  ['fr', 'Votre e-mail', 'camille@exemple', 'L’adresse e-mail n’est pas valide.'],
  ['en', 'Your email', '', 'You must indicate your email.'],
  ['en', 'Your email', 'camille@exemple', 'The email address is invalid.'],
] as const)('submits only valid addresses: %s, %s « %s »', async (locale, label, typed, words) => {
  const onSubscribe = vi.fn();
  renderIn(<NewsletterForm status={null} onSubscribe={onSubscribe} />, locale);
  const field = screen.getByRole('textbox', { name: label });
  expect(screen.queryByText(words)).toBeNull();
  await userEvent.click(field);
  await userEvent.keyboard(`${typed}{Enter}`);
  expect(screen.getByRole('textbox', { name: label, description: words })).toBe(document.activeElement);
  expect(onSubscribe).not.toHaveBeenCalled();
});

test('submits a trimmed address by keyboard', async () => {
  const onSubscribe = vi.fn();
  renderIn(<NewsletterForm status={null} onSubscribe={onSubscribe} />);
  await userEvent.keyboard('{Tab} camille@exemple.fr {Tab}{Enter}');
  expect(onSubscribe).toHaveBeenCalledExactlyOnceWith('camille@exemple.fr');
});

test.each([
  ['camille@exemple.fr', [['camille@exemple.fr']]],
  ['camille', []],
])('%j, submitted before the form was loaded, is sent if it is valid', (sent, calls) => {
  const onSubscribe = vi.fn();
  const form = <NewsletterForm status={null} sent={sent} onSubscribe={onSubscribe} />;
  const { rerender } = renderIn(<StrictMode>{form}</StrictMode>);
  rerender(<StrictMode>{form}</StrictMode>);
  expect(onSubscribe.mock.calls).toEqual(calls);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(sent);
});

test('ignores a second submit while the first is being sent', async () => {
  const onSubscribe = vi.fn();
  renderIn(<NewsletterForm status="LOADING" onSubscribe={onSubscribe} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('camille@exemple.fr{Enter}');
  expect(onSubscribe).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { busy: true })).toBeDefined();
});

test('a failure keeps the typed text; a success takes focus and can be reset', async () => {
  const onReset = vi.fn();
  const at = (status: 'FAILED' | 'SUCCEED' | null) => (
    <NewsletterForm status={status} onSubscribe={() => {}} onReset={onReset} />
  );
  const { rerender } = renderIn(at(null));
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('camille@exemple.fr');
  rerender(at('FAILED'));
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('camille@exemple.fr');
  rerender(at('SUCCEED'));
  expect(document.activeElement?.textContent).toContain('camille@exemple.fr');
  await userEvent.click(screen.getByRole('button', { name: 'Inscrire une autre adresse' }));
  expect(onReset).toHaveBeenCalledOnce();
  rerender(at(null));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const problems = [{ fieldId: 'email', message: 'Indiquez votre e-mail.' }];

test.each([
  ['fr', 'Un champ à corriger'],
  ['en', 'There’s a problem to fix'],
] as const)('takes focus on each attempt, in %s', (locale, name) => {
  const { rerender } = renderIn(<ErrorSummary problems={problems} attempt={1} />, locale);
  const focused = () => document.activeElement === screen.getByRole('heading', { name });
  expect(focused()).toBe(true);
  screen.getByRole('heading', { name }).blur();
  expect(focused()).toBe(false);
  rerender(<ErrorSummary problems={problems} attempt={2} />);
  expect(focused()).toBe(true);
});

test('each line links to its field', () => {
  renderIn(
    <>
      <ErrorSummary problems={problems} attempt={1} />
      <TextField id="email" label="E-mail" error="Indiquez votre e-mail." />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Indiquez votre e-mail.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});

test('two forms of a page each have a summary with its own name', () => {
  renderIn(
    <>
      <ErrorSummary problems={problems} attempt={1} />
      <ErrorSummary problems={[...problems, { fieldId: 'terms', message: 'Acceptez.' }]} attempt={1} />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Un champ à corriger' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '2 champs à corriger' })).toBeTruthy();
});

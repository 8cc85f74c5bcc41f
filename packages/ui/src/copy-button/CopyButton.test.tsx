import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { CopyButton } from './CopyButton.tsx';

test.each([
  ['fr', 'Copier', 'Copié'],
  ['en', 'Copy', 'Copied'],
] as const)('copies its text and confirms it briefly, in %s', async (locale, before, after) => {
  await document.fonts.load('600 13px "Instrument Sans"');
  vi.useFakeTimers();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderIn(<CopyButton text="P-48213" />, locale);
  const button = screen.getByRole('button', { name: before });
  const width = button.getBoundingClientRect().width;
  await act(async () => fireEvent.click(button));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('P-48213');
  expect(screen.getByRole('status').textContent).toBe(after);
  expect(screen.getByRole('button', { name: after }).getBoundingClientRect().width).toBe(width);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByRole('button', { name: before })).toBeTruthy();
});

test('a failed copy is reported with what to do next', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  renderIn(<CopyButton text="P-48213">Copier le code</CopyButton>);
  fireEvent.click(screen.getByRole('button', { name: 'Copier le code' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^La copie n’a pas fonctionné/));
});

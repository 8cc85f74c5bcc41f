import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Toast } from './Toast.tsx';

beforeEach(() => vi.useFakeTimers());
test('its text is announced in an existing live region', () => {
  const { rerender } = renderIn(
    <Toast open={false} onClose={vi.fn()}>
      Ajouté
    </Toast>,
  );
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(
    <Toast open onClose={vi.fn()}>
      Ajouté
    </Toast>,
  );
  expect(region.textContent).toBe('Ajouté');
});

test('closes by itself, but not while it has focus', () => {
  const onClose = vi.fn();
  renderIn(
    <Toast open onClose={onClose} duration={5000}>
      Ajouté
    </Toast>,
  );
  const button = screen.getByRole('button', { name: 'Fermer' });
  act(() => button.focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  act(() => button.blur());
  act(() => vi.advanceTimersByTime(5000));
  expect(onClose).toHaveBeenCalledOnce();
});

test('closes at once, also in English', () => {
  const onClose = vi.fn();
  renderIn(
    <Toast open onClose={onClose}>
      Added
    </Toast>,
    'en',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('after closing with focus inside, the next one closes by itself', () => {
  const onClose = vi.fn();
  const toast = (open: boolean) => (
    <Toast open={open} onClose={onClose} duration={5000}>
      Ajouté
    </Toast>
  );
  const { rerender } = renderIn(toast(true));
  act(() => screen.getByRole('button', { name: 'Fermer' }).focus());
  fireEvent.pointerEnter(screen.getByText('Ajouté'));
  rerender(toast(false));
  rerender(toast(true));
  act(() => vi.advanceTimersByTime(5000));
  expect(onClose).toHaveBeenCalledOnce();
});

import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import type { CouponStatus } from './CouponForm.tsx';
import { CouponModal } from './CouponModal.tsx';

const ignore = () => {};

function Cart({ onAdd = ignore }: { onAdd?: (code: string) => void }) {
  const [open, setOpen] = useState(true);
  const [status, setStatus] = useState<CouponStatus>('initial');
  return (
    <>
      <button type="button" onClick={() => setStatus('error')}>
        Refuser
      </button>
      <output>{status}</output>
      <CouponModal
        open={open}
        status={status}
        onAdd={onAdd}
        onClose={() => setOpen(false)}
        onReset={() => setStatus('initial')}
      />
    </>
  );
}

const status = () => screen.getAllByRole('status', { hidden: true })[0]?.textContent;
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['fr', 'Coupon invalide.'],
  ['en', 'Invalid coupon.'],
] as const)('a failure hides the dialog after 0.7 s and resets after 1 s, in %s', async (locale, words) => {
  renderIn(<Cart />, locale);
  await screen.findByRole('dialog');
  vi.useFakeTimers();
  act(() => screen.getByText('Refuser').click());
  await after(699);
  expect(screen.getByRole('dialog').textContent).toContain(words);
  await after(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(words);
  await after(299);
  expect(status()).toBe('error');
  await after(1);
  expect(status()).toBe('initial');
});

test('a code is submitted by keyboard, and Escape closes the dialog', async () => {
  const onAdd = vi.fn();
  renderIn(<Cart onAdd={onAdd} />);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('merci{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('MERCI');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

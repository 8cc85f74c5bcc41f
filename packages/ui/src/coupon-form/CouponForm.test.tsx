import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { CouponForm } from './CouponForm.tsx';

test('submits a code by keyboard, in upper case without spaces', async () => {
  const onAdd = vi.fn();
  renderIn(<CouponForm status="initial" onAdd={onAdd} />);
  await userEvent.keyboard('{Tab} bienvenue 10{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('BIENVENUE10');
});

test.each([
  ['fr', 'Code promo ou cadeau', 'Indiquez un code.', 'Coupon invalide.'],
  ['en', 'Promo or gift code', 'Enter a code.', 'Invalid coupon.'],
] as const)('reports an empty field and an invalid code in %s', async (locale, name, empty, invalid) => {
  const onAdd = vi.fn();
  const { rerender } = renderIn(<CouponForm status="initial" onAdd={onAdd} />, locale);
  await userEvent.click(screen.getByRole('textbox', { name }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(empty);
  await userEvent.keyboard('X');
  expect(screen.queryByText(empty)).toBeNull();
  rerender(<CouponForm status="error" onAdd={onAdd} />);
  expect(screen.getByRole('textbox', { name, description: invalid }).ariaInvalid).toBe('true');
  expect(onAdd).not.toHaveBeenCalled();
});

test('each applied code has its remove button', async () => {
  const onRemove = vi.fn();
  renderIn(<CouponForm status="initial" codes={['A', 'B']} onAdd={() => {}} onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le code B' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('B');
});

test('submits nothing while a code is checked or the cart is recalculated', async () => {
  const onAdd = vi.fn();
  const { rerender } = renderIn(<CouponForm status="loading" onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('A{Enter}');
  rerender(<CouponForm status="initial" disabled onAdd={onAdd} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.keyboard('B{Enter}');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onAdd).not.toHaveBeenCalled();
});

test('removes an applied code by keyboard', async () => {
  const onRemove = vi.fn();
  renderIn(<CouponForm status="initial" codes={['A', 'B']} onAdd={() => {}} onRemove={onRemove} />);
  screen.getByRole('button', { name: 'Retirer le code A' }).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('B');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('removes nothing while the cart is recalculated', async () => {
  const onRemove = vi.fn();
  renderIn(<CouponForm status="initial" disabled codes={['A']} onAdd={() => {}} onRemove={onRemove} />);
  screen.getByRole('button', { name: 'Retirer le code A' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).not.toHaveBeenCalled();
});

test('the error can be overridden, and an applied code clears the field', async () => {
  const { rerender } = renderIn(
    <CouponForm status="error" error="Coupon invalide. Il a déjà servi." onAdd={() => {}} />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    description: 'Coupon invalide. Il a déjà servi.',
  });
  await userEvent.type(field, 'MERCI');
  rerender(<CouponForm status="initial" codes={['MERCI']} onAdd={() => {}} />);
  expect(field.value).toBe('');
});

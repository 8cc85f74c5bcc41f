import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { CartFullModal } from './CartFullModal.tsx';

test.each([
  ['fr', 'Votre panier est plein', 'Voir mon panier', 'Continuer à chiner'],
  ['en', 'Your cart is full', 'View my cart', 'Keep browsing'],
] as const)('names the limit in %s, links to the cart and closes', async (locale, title, cart, close) => {
  const onClose = vi.fn();
  renderIn(<CartFullModal open limit={50} cartHref="/cart" onClose={onClose} />, locale);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog.textContent).toContain('50');
  expect(screen.getByRole('link', { name: cart }).getAttribute('href')).toBe('/cart');
  fireEvent.click(screen.getByRole('button', { name: close }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('takes focus and closes on Escape', async () => {
  const onClose = vi.fn();
  renderIn(<CartFullModal open limit={50} cartHref="/cart" onClose={onClose} />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

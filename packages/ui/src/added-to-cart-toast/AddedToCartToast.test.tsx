import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { AddedToCartToast } from './AddedToCartToast.tsx';

const toast = (product: { name: string; image: null } | null) => (
  <AddedToCartToast product={product} cartHref="/cart" onClose={() => {}} />
);

test.each([
  ['fr', 'Dans votre panier', 'Voir le panier'],
  ['en', 'In your cart', 'View cart'],
] as const)('announces the added item in %s and links to the cart', (locale, title, link) => {
  const { rerender } = renderIn(toast(null), locale);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(toast({ name: 'Robe', image: null }));
  expect(region.textContent).toContain(`${title}Robe`);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/cart');
});

test('the keyboard reaches the cart link, then the close button', async () => {
  const onClose = vi.fn();
  renderIn(
    <AddedToCartToast product={{ name: 'Robe', image: 'dress' }} cartHref="/cart" onClose={onClose} />,
  );
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Voir le panier' }));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

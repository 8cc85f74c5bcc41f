import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleSubCarts } from '../cart-line/cart.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { SubCart } from './SubCart.tsx';

const productHref = (slug: string) => `/produit/${slug}`;

test.each([
  ['fr', 'Maison Rétro, France', 'Retirer Veste Dior en laine marron'],
  ['en', 'Maison Rétro, France', 'Remove Veste Dior en laine marron'],
] as const)('pieces stand under their seller, each with its own removal, in %s', (locale, seller, remove) => {
  const onRemove = vi.fn();
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} onRemove={onRemove} />, locale);
  const section = within(screen.getByRole('region', { name: seller }));
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(section.getByRole('button', { name: remove }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(sampleSubCarts[0]!.cartItems[0]);
});

test('the line that leaves says that it is busy', () => {
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} removing="v302" />);
  expect(screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-busy'))).toEqual([
    null,
    'true',
  ]);
});

test('without removal there is no button', () => {
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} />);
  expect(screen.queryByRole('button')).toBeNull();
});

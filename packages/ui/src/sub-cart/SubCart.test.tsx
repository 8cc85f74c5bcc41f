import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
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

test.each([
  ['fr', /^Offre acceptée : ce prix est à vous jusqu’au 22\/11\/2026 à \d\d:\d\d\.$/],
  ['en', /^Offer accepted: this price is yours until 22\/11\/2026 at \d\d:\d\d\.$/],
] as const)('a price that a seller accepted is told with its end, in %s', (locale, words) => {
  const [item] = sampleSubCarts[0]!.cartItems;
  const cartItems = [{ ...item!, priceHeldUntil: '2026-11-22T13:05:00.000Z' }];
  renderIn(<SubCart subCart={{ ...sampleSubCarts[0]!, cartItems }} productHref={productHref} />, locale);
  expect(screen.getByText(words)).toBeDefined();
});

test('a seller leads to its page where it has one', () => {
  const sellerHref = (slug: string) => `/vendeurs/${slug}`;
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} sellerHref={sellerHref} />);
  const heading = within(screen.getByRole('heading', { name: 'Maison Rétro, France' }));
  expect(heading.getByRole('link').getAttribute('href')).toBe('/vendeurs/maison-retro');
});

test('without removal there is no button', () => {
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a seller without pieces is not told', () => {
  const { container } = renderIn(
    <SubCart subCart={{ ...sampleSubCarts[0]!, cartItems: [] }} productHref={(slug) => slug} />,
  );
  expect(container.childElementCount).toBe(0);
});

test('by key one goes from a piece to its removal', async () => {
  const onRemove = vi.fn();
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} onRemove={onRemove} />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Veste Dior en laine marron' }));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(sampleSubCarts[0]!.cartItems[0]);
});

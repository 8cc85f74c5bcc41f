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
] as const)('items are below their seller, each with its remove button, in %s', (locale, seller, remove) => {
  const onRemove = vi.fn();
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} onRemove={onRemove} />, locale);
  const section = within(screen.getByRole('region', { name: seller }));
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(section.getByRole('button', { name: remove }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(sampleSubCarts[0]!.cartItems[0]);
});

test('the line being removed is busy', () => {
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} removing="v302" />);
  expect(screen.getAllByRole('listitem').map((line) => line.getAttribute('aria-busy'))).toEqual([
    null,
    'true',
  ]);
});

test.each([
  ['fr', /^Offre acceptée : la pièce vous est réservée à ce prix jusqu’au 22\/11\/2026 à \d\d:\d\d\.$/],
  ['en', /^Offer accepted: the piece is reserved for you at this price until 22\/11\/2026 at \d\d:\d\d\.$/],
] as const)('an accepted offer is shown with its expiry, in %s', (locale, words) => {
  const [item] = sampleSubCarts[0]!.cartItems;
  const cartItems = [{ ...item!, priceHeldUntil: '2026-11-22T13:05:00.000Z' }];
  renderIn(<SubCart subCart={{ ...sampleSubCarts[0]!, cartItems }} productHref={productHref} />, locale);
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['fr', 'Livraison prévue : 25/11/2026 – 28/11/2026'],
  ['en', 'Expected delivery: 25/11/2026 – 28/11/2026'],
] as const)('the expected delivery stands beside the seller, in %s', (locale, words) => {
  const arrival = { earliestDelivery: '2026-11-25', latestDelivery: '2026-11-28' };
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} arrival={arrival} />, locale);
  const section = within(screen.getByRole('region', { name: 'Maison Rétro, France' }));
  expect(section.getByText(words)).toBeDefined();
});

test('a seller with a page has a link', () => {
  const sellerHref = (slug: string) => `/vendeurs/${slug}`;
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} sellerHref={sellerHref} />);
  const heading = within(screen.getByRole('heading', { name: 'Maison Rétro, France' }));
  expect(heading.getByRole('link').getAttribute('href')).toBe('/vendeurs/maison-retro');
});

test('without onRemove there is no button', () => {
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a seller without items is not rendered', () => {
  const { container } = renderIn(
    <SubCart subCart={{ ...sampleSubCarts[0]!, cartItems: [] }} productHref={(slug) => slug} />,
  );
  expect(container.childElementCount).toBe(0);
});

test('by keyboard, Tab moves from an item to its remove button', async () => {
  const onRemove = vi.fn();
  renderIn(<SubCart subCart={sampleSubCarts[0]!} productHref={productHref} onRemove={onRemove} />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Veste Dior en laine marron' }));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(sampleSubCarts[0]!.cartItems[0]);
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Logo } from '../logo/Logo.tsx';
import { renderIn } from '../testing/render.tsx';
import { FunnelLayout } from './FunnelLayout.tsx';
import { FunnelSteps } from './FunnelSteps.tsx';

const hrefs = { cart: '/cart', payment: '/cart/checkout' };

test.each([
  ['fr', 'Étapes de la commande', '1 Panier'],
  ['en', 'Checkout steps', '1 Cart'],
] as const)('the payment step links back to the cart, in %s', (locale, label, cart) => {
  renderIn(<FunnelSteps step="payment" hrefs={hrefs} />, locale);
  expect(screen.getByRole('navigation', { name: label })).toBeTruthy();
  expect(screen.getByRole('link', { name: cart }).getAttribute('href')).toBe('/cart');
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
  ]);
});

test('the payment step is no link while checkout is blocked', () => {
  renderIn(<FunnelSteps step="cart" hrefs={{ cart: '/cart', payment: undefined }} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('text at twice the size leaves enough space for logo and steps on a phone', async () => {
  await page.viewport(195, 422);
  renderIn(
    <FunnelLayout logo={<Logo href="/" />} step="cart" cartHref="/cart">
      <main />
    </FunnelLayout>,
  );
  expect(screen.getByRole('img', { name: 'Patine' }).getBoundingClientRect().width).toBeGreaterThan(60);
  expect(document.documentElement.scrollWidth).toBe(195);
});

test('an order that is placed has no steps left', () => {
  renderIn(
    <FunnelLayout logo={<Logo href="/" />} cartHref="/cart">
      <main />
    </FunnelLayout>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
});

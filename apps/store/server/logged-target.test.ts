import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { loggedTarget } from './logged-target.ts';

const target = (url: string, route?: string) =>
  loggedTarget({ url, routeOptions: { url: route } } as unknown as FastifyRequest);

test.each([
  ['/produit/robe-100163?x=1', { route: 'product', path: '/produit/robe-100163' }],
  ['/en/shop/women/?search=secret', { route: 'shop', path: '/en/shop/women/' }],
  ['/account/orders/secret', { route: 'account-order' }],
  ['/offers/secret', { route: 'seller-offer' }],
  ['/wishlist/secret', { route: 'wishlist' }],
  ['/ofers/secret', { route: '/*' }],
])('%s is logged as a page', (url, expected) => {
  expect(target(url, '/*')).toEqual(expected);
});

test('other requests are logged by the pattern of their route', () => {
  expect(target('/documents/invoice?token=secret', '/documents/*')).toEqual({ route: '/documents/*' });
  expect(target('/secret')).toEqual({ route: 'none' });
});

import {
  AddProductToWishlistDocument,
  CartDocument,
  MakePriceOfferDocument,
  RemoveProductFromCartDocument,
  SetShippingMethodToCartDocument,
  SubscribeToNewsletterDocument,
} from '@patine/contract/operations';
import { expect, test } from 'vitest';
import { readEvent } from './read-event.ts';
import { pageEvents } from './page-events.ts';
import { matchPage } from '../../pages.ts';

test.each([
  [
    AddProductToWishlistDocument,
    { productReference: 7 },
    { name: 'Product Added to Wishlist', properties: { product_id: '7' } },
  ],
  [
    MakePriceOfferDocument,
    { productReference: 7, productVariantId: 'v', amount: 4250 },
    { name: 'Price Offer Made', properties: { product_id: '7', value: 42.5 } },
  ],
  [
    SubscribeToNewsletterDocument,
    { emailAddress: 'lea@mail.example', source: 'footer' },
    { name: 'Newsletter Subscribed', properties: { source: 'footer' } },
  ],
  [
    SetShippingMethodToCartDocument,
    { cartId: 'c-1', deliveryMethod: 'RELAY', deliveryType: 'GROUPED' },
    {
      name: 'Checkout Step Completed',
      properties: { checkout_id: 'c-1', step: 1, shipping_method: 'GROUPED_RELAY' },
    },
  ],
  [
    RemoveProductFromCartDocument,
    { cartId: 'c-1', productReference: 7, productVariantId: 'v' },
    { name: 'Product Removed', properties: { product_id: '7' } },
  ],
])('%.40s is an event', (operation, variables, expected) => {
  expect(readEvent(operation, variables, {}, undefined)).toEqual(expected);
});

test.each([CartDocument, 'query constructor { me { id } }', 'nothing'])('%.30s is no event', (operation) => {
  expect(readEvent(operation, {}, {}, undefined)).toBeNull();
});

const nothing = { product: undefined, cart: undefined };
const namesAt = (path: string, search = '') =>
  pageEvents(matchPage(path), search, nothing).map(({ name }) => name);

test('a list is viewed, searched or filtered', () => {
  expect(namesAt('/shop/women/')).toEqual(['Product List Viewed']);
  expect(namesAt('/en/shop/search/', '?text=robe')).toEqual(['Products Searched']);
  expect(namesAt('/shop/', '?colors=red&page=2')).toEqual(['Product List Viewed', 'Product List Filtered']);
});

test('a page without a loaded product or cart has no event for it', () => {
  expect([namesAt('/produit/robe-7'), namesAt('/cart'), namesAt('/rien')]).toEqual([[], [], []]);
});

import { type Row, type Rows, forCustomers, forEverybody, forOwner } from './row.ts';
import type { OwnershipWorld } from './world.ts';

type Extra = Record<string, unknown>;

const inCart =
  (extra: Extra = {}) =>
  async (world: OwnershipWorld) => ({ cartId: (await world.cart()).cartId, ...extra });

const item = async (world: OwnershipWorld) => {
  const { cartId, reference, variantId } = await world.cart();
  return { cartId, productReference: reference, productVariantId: variantId };
};

/** A visitor cannot find a customer's cart either: visitors have their own carts. */
const ofTheCart = (given: NonNullable<Row['given']>): Row => ({ ...forOwner(given), visitor: 'NOT_FOUND' });

export const CART_ROWS: Rows = {
  'Customer.waitingItems': forCustomers(),
  'Query.cart': ofTheCart(async (world) => ({ id: (await world.cart()).cartId })),
  'Mutation.createCart': forEverybody(),
  'Mutation.addProductToCart': ofTheCart(item),
  'Mutation.removeProductFromCart': ofTheCart(item),
  'Mutation.addDiscountToCart': { ...ofTheCart(inCart({ couponCode: 'RIEN' })), owner: 'INVALID_COUPON' },
  'Mutation.removeDiscountFromCart': ofTheCart(inCart({ couponCode: 'RIEN' })),
  'Mutation.setShippingMethodToCart': ofTheCart(
    inCart({ deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' }),
  ),
  'Mutation.resetCartShippingMethod': ofTheCart(inCart()),
  'Mutation.setCartDeliveryAddress': forOwner(async (world) => ({
    cartId: (await world.cart()).cartId,
    postalAddressBookEntryId: world.addressId,
  })),
  'Mutation.cartCheckout': {
    ...forOwner(async (world) => ({
      cartId: await world.readyCart(),
      paymentServiceProvider: 'SANDBOX',
    })),
    headers: { 'idempotency-key': 'one-of-each' },
  },
};

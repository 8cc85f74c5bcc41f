import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { findAddress } from '../addresses/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { cartView } from './cart-view.ts';
import { withCart } from './open-cart.ts';
import { changeCart } from './repository.ts';
import { settleShipping } from './settle-shipping.ts';

export const setCartDeliveryAddress: Mutation<'setCartDeliveryAddress'> = async (
  _root,
  { cartId, postalAddressBookEntryId },
  context,
) => {
  const { customerId } = requireCustomer(context);
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    const address = await findAddress(tx, { id: postalAddressBookEntryId, customerId });
    if (!address) throw new ApiError('NOT_FOUND');
    await changeCart(tx, cart.id, { deliveryAddressId: address.id, updatedAt: now });
    await settleShipping(tx, cart.id, now);
  });
  return cartView(context, id);
};

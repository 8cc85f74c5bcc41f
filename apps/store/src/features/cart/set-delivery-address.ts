import { SetCartDeliveryAddressDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

/** Sends the cart to an entry of the customer's address book. */
export const useSetDeliveryAddress = () =>
  useCartChange<string>('address', async (request, cartId, postalAddressBookEntryId) => {
    const { setCartDeliveryAddress } = await request(SetCartDeliveryAddressDocument, {
      cartId,
      postalAddressBookEntryId,
    });
    return setCartDeliveryAddress;
  });

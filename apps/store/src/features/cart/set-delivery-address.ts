import { SetCartDeliveryAddressDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

/** Sets the delivery address to an entry of the customer's address book. */
export const useSetDeliveryAddress = () =>
  useCartChange<string>('address', async (request, cartId, postalAddressBookEntryId) => {
    const { setCartDeliveryAddress } = await request(SetCartDeliveryAddressDocument, {
      cartId,
      postalAddressBookEntryId,
    });
    return setCartDeliveryAddress;
  });

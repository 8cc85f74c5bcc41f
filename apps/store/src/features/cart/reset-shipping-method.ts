import { ResetCartShippingMethodDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

/** Takes the delivery back, while a relay point is still to be chosen. */
export const useResetShippingMethod = () =>
  useCartChange('reset', async (request, cartId) => {
    const { resetCartShippingMethod } = await request(ResetCartShippingMethodDocument, { cartId });
    return resetCartShippingMethod;
  });

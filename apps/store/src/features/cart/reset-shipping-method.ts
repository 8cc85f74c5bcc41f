import { ResetCartShippingMethodDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

/** Clears the shipping method while a relay point still has to be selected. */
export const useResetShippingMethod = () =>
  useCartChange('reset', async (request, cartId) => {
    const { resetCartShippingMethod } = await request(ResetCartShippingMethodDocument, { cartId });
    return resetCartShippingMethod;
  });

import { RemoveDiscountFromCartDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

/** Removes a coupon or gift card. */
export const useRemoveDiscount = () =>
  useCartChange<string>('undiscount', async (request, cartId, couponCode) => {
    const { removeDiscountFromCart } = await request(RemoveDiscountFromCartDocument, { cartId, couponCode });
    return removeDiscountFromCart;
  });

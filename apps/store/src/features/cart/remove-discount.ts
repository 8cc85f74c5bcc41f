import { RemoveDiscountFromCartDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

/** Takes a coupon or a gift card out again. */
export const useRemoveDiscount = () =>
  useCartChange<string>('undiscount', async (request, cartId, couponCode) => {
    const { removeDiscountFromCart } = await request(RemoveDiscountFromCartDocument, { cartId, couponCode });
    return removeDiscountFromCart;
  });

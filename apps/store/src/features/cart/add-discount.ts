import { AddDiscountToCartDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

/** Applies a coupon or gift card. */
export const useAddDiscount = () =>
  useCartChange<string>('discount', async (request, cartId, couponCode) => {
    const { addDiscountToCart } = await request(AddDiscountToCartDocument, { cartId, couponCode });
    return addDiscountToCart;
  });

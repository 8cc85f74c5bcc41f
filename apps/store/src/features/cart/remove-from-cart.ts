import { RemoveProductFromCartDocument } from '@patine/contract/operations';
import type { CartItem } from './cart.query.ts';
import { useCartChange } from './use-cart-change.ts';

export const useRemoveFromCart = () =>
  useCartChange<CartItem>('remove', async (request, cartId, { product, variantId }) => {
    const { removeProductFromCart } = await request(RemoveProductFromCartDocument, {
      cartId,
      productReference: product.reference,
      productVariantId: variantId,
    });
    return removeProductFromCart;
  });

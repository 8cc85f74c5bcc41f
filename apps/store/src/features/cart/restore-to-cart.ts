import { addItem } from './add-to-cart.ts';
import type { CartItem } from './cart.query.ts';
import { useCartChange } from './use-cart-change.ts';

/** Puts a piece back that was just taken out, with the words on it. */
export const useRestoreToCart = () =>
  useCartChange<CartItem>('restore', (request, cartId, { product, variantId, customization }) =>
    addItem(request, cartId, {
      productReference: product.reference,
      productVariantId: variantId,
      ...(customization ? { customization } : {}),
    }),
  );

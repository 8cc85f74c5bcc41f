import { addItem } from './add-to-cart.ts';
import type { CartItem } from './cart.query.ts';
import { useCartChange } from './use-cart-change.ts';

/** Restores a removed item, including its custom text. */
export const useRestoreToCart = () =>
  useCartChange<CartItem>('restore', (request, cartId, { product, variantId, customization }) =>
    addItem(request, cartId, {
      productReference: product.reference,
      productVariantId: variantId,
      ...(customization ? { customization } : {}),
    }),
  );

import { AddProductToCartDocument } from '@patine/contract/operations';
import { useCartChange } from './use-cart-change.ts';

export type AddToCart = {
  productReference: number;
  productVariantId: string;
  customization?: { label: string; value: string };
  /** What the notice that follows shows. */
  piece: { name: string; image: string | null };
};

export const useAddToCart = () =>
  useCartChange<AddToCart>(
    'add',
    async (request, cartId, { productReference, productVariantId, customization }) => {
      const { addProductToCart } = await request(AddProductToCartDocument, {
        cartId,
        productReference,
        productVariantId,
        ...(customization ? { customization } : {}),
      });
      return addProductToCart;
    },
  );

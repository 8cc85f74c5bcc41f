import { AddProductToCartDocument } from '@patine/contract/operations';
import type { Request } from '../../lib/graphql.ts';
import { useCartChange } from './use-cart-change.ts';

export type ItemToAdd = {
  productReference: number;
  productVariantId: string;
  customization?: { label: string; value: string };
};

export type AddToCart = ItemToAdd & {
  /** Shown in the notification. */
  product: { name: string; image: string | null };
};

export async function addItem(
  request: Request,
  cartId: string,
  { productReference, productVariantId, customization }: ItemToAdd,
) {
  const { addProductToCart } = await request(AddProductToCartDocument, {
    cartId,
    productReference,
    productVariantId,
    ...(customization ? { customization } : {}),
  });
  return addProductToCart;
}

export const useAddToCart = () => useCartChange<AddToCart>('add', addItem);

import { AddProductToCartDocument } from '@patine/contract/operations';
import type { Request } from '../../lib/graphql.ts';
import { useCartChange } from './use-cart-change.ts';

export type PieceToAdd = {
  productReference: number;
  productVariantId: string;
  customization?: { label: string; value: string };
};

export type AddToCart = PieceToAdd & {
  /** What the notice that follows shows. */
  piece: { name: string; image: string | null };
};

export async function addPiece(
  request: Request,
  cartId: string,
  { productReference, productVariantId, customization }: PieceToAdd,
) {
  const { addProductToCart } = await request(AddProductToCartDocument, {
    cartId,
    productReference,
    productVariantId,
    ...(customization ? { customization } : {}),
  });
  return addProductToCart;
}

export const useAddToCart = () => useCartChange<AddToCart>('add', addPiece);

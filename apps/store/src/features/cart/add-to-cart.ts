import { AddProductToCartDocument, CreateCartDocument } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { CART_ID, browserCookie, setBrowserCookie } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { CART_KEY } from './cart.query.ts';

const CART_DAYS = 30;

export type AddToCart = {
  productReference: number;
  productVariantId: string;
  customization?: { label: string; value: string };
};

/** Adds a piece to the cart, which is made first when there is none or the known one is gone. */
export function useAddToCart() {
  const { request } = useApi();
  const queryClient = useQueryClient();

  const createCart = async () => {
    const { createCart: cart } = await request(CreateCartDocument, {});
    setBrowserCookie(CART_ID, cart.id, CART_DAYS);
    return cart.id;
  };

  return useMutation({
    mutationFn: async (item: AddToCart) => {
      const add = async (cartId: string) =>
        (await request(AddProductToCartDocument, { cartId, ...item })).addProductToCart;
      const known = browserCookie(CART_ID);
      if (known === null) return add(await createCart());
      try {
        return await add(known);
      } catch (error) {
        if (!(error instanceof ApiError) || !(error.is('NOT_FOUND') || error.is('ACCESS_DENIED'))) throw error;
        return add(await createCart());
      }
    },
    onSuccess: (cart) => queryClient.setQueryData(CART_KEY, cart),
  });
}

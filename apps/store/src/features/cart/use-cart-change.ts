import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '../../lib/graphql.ts';
import { CART_ID, browserCookie } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { CART_KEY, type Cart } from './cart.query.ts';
import { createCart, isLostCart } from './open-cart.ts';

/** What one change asks of the api, once the cart is known. */
type Change<Variables> = (request: Request, cartId: string, variables: Variables) => Promise<Cart>;

export type CartAction = 'add' | 'remove' | 'address' | 'method' | 'reset';

/**
 * Changes run one after the other, each answer replaces the whole cart, and the last of a burst is followed by one
 * refresh. A change that needs a cart makes one when there is none or the known one is gone.
 */
export function useCartChange<Variables = void>(action: CartAction, change: Change<Variables>) {
  const api = useApi();
  const queryClient = useQueryClient();

  const run = async (variables: Variables) => {
    const known = browserCookie(CART_ID);
    if (known === null) return change(api.request, (await createCart(api)).id, variables);
    try {
      return await change(api.request, known, variables);
    } catch (error) {
      if (action !== 'add' || !isLostCart(error)) throw error;
      return change(api.request, (await createCart(api)).id, variables);
    }
  };

  return useMutation({
    mutationKey: [...CART_KEY, action],
    scope: { id: 'cart' },
    mutationFn: run,
    onMutate: () => queryClient.cancelQueries({ queryKey: CART_KEY }),
    onSuccess: (cart) => queryClient.setQueryData(CART_KEY, cart),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: CART_KEY }) === 1)
        void queryClient.invalidateQueries({ queryKey: CART_KEY });
    },
  });
}

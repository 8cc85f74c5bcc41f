import { useMutation, useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { Request } from '../../lib/graphql.ts';
import { CART_ID, browserCookie } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { CART_KEY, type Cart } from './cart.query.ts';
import { createCart, isLostCart } from './open-cart.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/** What one change asks of the api, once the cart is known. */
type Change<Variables> = (request: Request, cartId: string, variables: Variables) => Promise<Cart>;

export type CartAction =
  | 'add'
  | 'remove'
  | 'restore'
  | 'address'
  | 'method'
  | 'reset'
  | 'discount'
  | 'undiscount';

/** What puts something into a cart does so in another one where the known one is gone. */
const NEEDS_CART: ReadonlySet<CartAction> = new Set(['add', 'restore', 'discount']);

/**
 * Changes run one after the other, each answer replaces the whole cart, and the last of a burst is followed by one
 * refresh, here and in other tabs. A change that needs a cart makes one when there is none or the known one is gone.
 */
export function cartChange<Variables>(
  api: Api,
  queryClient: QueryClient,
  action: CartAction,
  change: Change<Variables>,
): MutationOptions<Cart, Error, Variables> {
  const run = async (variables: Variables) => {
    const known = browserCookie(CART_ID);
    if (known === null) return change(api.request, (await createCart(api)).id, variables);
    try {
      return await change(api.request, known, variables);
    } catch (error) {
      if (!NEEDS_CART.has(action) || !isLostCart(error)) throw error;
      return change(api.request, (await createCart(api)).id, variables);
    }
  };

  return {
    mutationKey: [...CART_KEY, action],
    scope: { id: 'cart' },
    mutationFn: run,
    onMutate: () => queryClient.cancelQueries({ queryKey: CART_KEY }),
    onSuccess: (cart) => queryClient.setQueryData(CART_KEY, cart),
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: CART_KEY }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: CART_KEY });
      notifyOtherTabs();
    },
  };
}

export function useCartChange<Variables = void>(action: CartAction, change: Change<Variables>) {
  const api = useApi();
  return useMutation(cartChange(api, useQueryClient(), action, change));
}

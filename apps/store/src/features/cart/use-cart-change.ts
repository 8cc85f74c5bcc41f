import { useMutation, useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import type { Request } from '../../lib/graphql.ts';
import { CART_ID, browserCookie } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { CART_KEY, type Cart } from './cart.query.ts';
import { createCart, isLostCart, storeCartId } from './open-cart.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/** The api call of a cart mutation. */
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

/** Mutations that create a new cart if the known one is missing. */
const NEEDS_CART: ReadonlySet<CartAction> = new Set(['add', 'restore', 'discount']);

/**
 * Mutations run one after the other and each response replaces the cart. The last of a burst is followed by one refetch, in this tab
 * and in others. A mutation that needs a cart creates one if there is none.
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
      const cart = await change(api.request, known, variables);
      if (browserCookie(CART_ID) === known) storeCartId(known);
      return cart;
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

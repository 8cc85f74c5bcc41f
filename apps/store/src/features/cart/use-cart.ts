import { useIsMutating, useQuery } from '@tanstack/react-query';
import { CART_ID, browserCookie, seemsSignedIn } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { useInBrowser } from '../../lib/use-browser-fact.ts';
import { CART_KEY, cartQuery, type Cart } from './cart.query.ts';

/** State of the visitor's cart; requested only if a cookie hints at one. */
function useCartQuery() {
  const id = browserCookie(CART_ID);
  return useQuery(cartQuery(useApi(), { id, signedIn: seemsSignedIn() }));
}

/**
 * The cart for a page that shows it. Server and browser have different queries for a cart that the server does not load, so until hydration
 * `mayHaveCart` decides between waiting and an empty cart on both sides.
 */
export function useCartState(mayHaveCart: boolean) {
  const { data: cart, error, isLoading, refetch } = useCartQuery();
  const inBrowser = useInBrowser();
  return {
    cart,
    isWaiting: !cart && (inBrowser ? isLoading : mayHaveCart),
    error: cart || !inBrowser ? null : error,
    refetch,
  };
}

/** The visitor's cart, once loaded. */
export const useCart = (): Cart | undefined => useCartQuery().data;

/** True while a cart mutation is pending: prices are not final. */
export const useCartUpdating = (): boolean => useIsMutating({ mutationKey: CART_KEY }) > 0;

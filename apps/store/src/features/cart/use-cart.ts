import { useIsMutating, useQuery } from '@tanstack/react-query';
import { CART_ID, browserCookie, seemsSignedIn } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { CART_KEY, cartQuery, type Cart } from './cart.query.ts';

/** State of the visitor's cart; requested only if a cookie hints at one. */
export function useCartState() {
  const id = browserCookie(CART_ID);
  return useQuery(cartQuery(useApi(), { id, signedIn: seemsSignedIn() }));
}

/** The visitor's cart, once loaded. */
export const useCart = (): Cart | undefined => useCartState().data;

/** True while a cart mutation is pending: prices are not final. */
export const useCartUpdating = (): boolean => useIsMutating({ mutationKey: CART_KEY }) > 0;

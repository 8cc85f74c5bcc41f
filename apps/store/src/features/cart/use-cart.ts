import { useIsMutating, useQuery } from '@tanstack/react-query';
import { CART_ID, browserCookie, seemsSignedIn } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { CART_KEY, cartQuery, type Cart } from './cart.query.ts';

/** How the visitor's cart stands; asked for only where a cookie promises one. */
export function useCartState() {
  const id = browserCookie(CART_ID);
  return useQuery(cartQuery(useApi(), { id, signedIn: seemsSignedIn() }));
}

/** The visitor's cart, once it is there. */
export const useCart = (): Cart | undefined => useCartState().data;

/** True while a change of the cart is on its way: what it costs is then not final. */
export const useCartUpdating = (): boolean => useIsMutating({ mutationKey: CART_KEY }) > 0;

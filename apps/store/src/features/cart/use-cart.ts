import { useQuery } from '@tanstack/react-query';
import { CART_ID, browserCookie } from '../../lib/cookies.ts';
import { useApi } from '../../lib/store-context.tsx';
import { cartQuery, type Cart } from './cart.query.ts';

/** The visitor's cart, once it is there; asked for only where the cookie names one. */
export function useCart(): Cart | undefined {
  return useQuery(cartQuery(useApi(), browserCookie(CART_ID))).data;
}

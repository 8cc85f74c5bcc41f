import { CartDocument, type CartQuery } from '@patine/contract/operations';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export type Cart = CartQuery['cart'];

/** One key whatever the id: a browser has one cart, and every change writes it here. */
export const CART_KEY = ['cart'] as const;

export const cartQuery = ({ request }: Api, id: string | null) =>
  queryOptions({
    queryKey: CART_KEY,
    queryFn: id === null ? skipToken : async () => (await request(CartDocument, { id })).cart,
  });

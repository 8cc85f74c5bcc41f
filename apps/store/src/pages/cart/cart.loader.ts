import { cartQuery } from '../../features/cart/cart.query.ts';
import type { LoaderContext, PageData } from '../../lib/page-loader.ts';

export type CartData = PageData & {
  /** True if a cookie hints at a cart: until it is looked for, the page cannot say that there is none. */
  mayHaveCart: boolean;
};

/**
 * A cart that fails to load on the server, or that a customer has from another device, is loaded in the browser, which
 * may replace it.
 */
export async function loader({ queryClient, api, cartId, signedIn }: LoaderContext): Promise<CartData> {
  if (cartId !== null) await queryClient.prefetchQuery(cartQuery(api, { id: cartId, signedIn }));
  return { mayHaveCart: cartId !== null || signedIn };
}

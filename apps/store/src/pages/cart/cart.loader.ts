import { cartQuery } from '../../features/cart/cart.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

/** A cart that fails to load on the server is loaded again in the browser, which may replace it. */
export const loader: PageLoader = async ({ queryClient, api, cartId, signedIn }) => {
  if (cartId !== null) await queryClient.prefetchQuery(cartQuery(api, { id: cartId, signedIn }));
  return null;
};

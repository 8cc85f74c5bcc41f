import { addressesQuery } from '../../features/addresses/addresses.query.ts';
import { cartQuery } from '../../features/cart/cart.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api, cartId, signedIn }) => {
  await Promise.all([
    queryClient.ensureQueryData(addressesQuery(api)),
    cartId === null ? null : queryClient.prefetchQuery(cartQuery(api, { id: cartId, signedIn })),
  ]);
  return null;
};

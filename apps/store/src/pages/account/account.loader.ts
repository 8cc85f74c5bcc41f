import { offersQuery } from '../../features/offers/offers.query.ts';
import { ordersQuery } from '../../features/orders/orders.query.ts';
import { returnsQuery } from '../../features/returns/returns.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

/** Orders, and the offers and returns that may be in progress: without these the page is still of use. */
export const loader: PageLoader = async ({ queryClient, api }) => {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(ordersQuery(api)),
    queryClient.prefetchInfiniteQuery(offersQuery(api)),
    queryClient.prefetchInfiniteQuery(returnsQuery(api)),
  ]);
  return null;
};

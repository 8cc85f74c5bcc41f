import { ordersQuery } from '../../features/orders/orders.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureInfiniteQueryData(ordersQuery(api));
  return null;
};

import { orderQuery } from '../../features/orders/order.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

/** Another customer's order is a 404. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  await queryClient.ensureQueryData(orderQuery(api, params['id'] ?? ''));
  return null;
};

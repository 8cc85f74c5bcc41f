import { orderQuery } from '../../features/orders/order.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';

/** Somebody else's order is no order: the page is then not found. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  await queryClient.ensureQueryData(orderQuery(api, params['id'] ?? ''));
  return null;
};

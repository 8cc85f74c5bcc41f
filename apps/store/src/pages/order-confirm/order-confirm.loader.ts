import { orderStatusQuery } from '../../features/orders/order-status.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

/** The page itself shows a loading failure, with a retry button. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  const { id } = params;
  if (id !== undefined) await queryClient.prefetchQuery(orderStatusQuery(api, id));
  return null;
};

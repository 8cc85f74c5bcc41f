import { orderStatusQuery } from '../../features/orders/order-status.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';

/** An order that cannot be read is told of on the page, which may ask again. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  const { id } = params;
  if (id !== undefined) await queryClient.prefetchQuery(orderStatusQuery(api, id));
  return null;
};

import { MyOrderCountDocument } from '@patine/contract/operations';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** Number of the customer's orders. */
export const orderCountQuery = ({ request }: Pick<Api, 'request'>) =>
  queryOptions({
    queryKey: ['order-count'],
    queryFn: async () => (await request(MyOrderCountDocument, {})).me.orders.totalNumberOfItems,
    staleTime: 0,
  });

import { MyOrdersDocument } from '@patine/contract/operations';
import { ORDERS_PAGE_SIZE } from '@patine/core';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** The customer's orders, newest first, ten per page. */
export const ordersQuery = ({ request }: Pick<Api, 'request'>) =>
  infiniteQueryOptions({
    queryKey: ['orders'],
    queryFn: async ({ pageParam }) =>
      (await request(MyOrdersDocument, { limit: ORDERS_PAGE_SIZE, page: pageParam })).me.orders,
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page >= pages ? null : page + 1),
    staleTime: 0,
  });

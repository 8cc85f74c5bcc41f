import {
  MyReturnDocument,
  MyReturnsDocument,
  type MyReturnQuery,
  type MyReturnsQuery,
} from '@patine/contract/operations';
import { RETURNS_PAGE_SIZE } from '@patine/core';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export type ListedReturn = MyReturnsQuery['me']['returnRequests']['items'][number];
export type ReturnRequest = MyReturnQuery['me']['returnRequest'];

/** The customer's returns, newest first, ten per page. */
export const returnsQuery = ({ request }: Pick<Api, 'request'>) =>
  infiniteQueryOptions({
    queryKey: ['returns'],
    queryFn: async ({ pageParam }) =>
      (await request(MyReturnsDocument, { limit: RETURNS_PAGE_SIZE, page: pageParam })).me.returnRequests,
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page >= pages ? null : page + 1),
    staleTime: 0,
  });

export const returnQuery = ({ request }: Pick<Api, 'request'>, id: string) =>
  queryOptions({
    queryKey: ['returns', id],
    queryFn: async () => (await request(MyReturnDocument, { id })).me.returnRequest,
    staleTime: 0,
  });

import {
  MyNotificationsDocument,
  UnreadNotificationsDocument,
  type MyNotificationsQuery,
} from '@patine/contract/operations';
import { NOTIFICATIONS_PAGE_SIZE } from '@patine/core';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export type Notification = MyNotificationsQuery['me']['notifications']['notifications'][number];

type Ask = Pick<Api, 'request'>;

const REFRESH_MS = 120_000;

/** How many the customer has not read; asked again while the page is looked at. */
export const unreadQuery = ({ request }: Ask) =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: async () => (await request(UnreadNotificationsDocument, {})).me.notifications.unreadCount,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Newest first, ten at a time. */
export const notificationsQuery = ({ request }: Ask) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: async ({ pageParam }) =>
      (await request(MyNotificationsDocument, { limit: NOTIFICATIONS_PAGE_SIZE, page: pageParam })).me
        .notifications,
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page >= pages ? null : page + 1),
    staleTime: 0,
    // Closing the panel forgets it: what was new is not new when it opens again.
    gcTime: 0,
  });

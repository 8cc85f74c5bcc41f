import {
  MyNotificationsDocument,
  UnreadNotificationsDocument,
  type MyNotificationsQuery,
} from '@patine/contract/operations';
import { NOTIFICATIONS_PAGE_SIZE, NOTIFICATIONS_POLL_MS } from '@patine/core';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export type Notification = MyNotificationsQuery['me']['notifications']['notifications'][number];

type Requests = Pick<Api, 'request'>;

/** Number of unread notifications; polled while the page is visible. */
export const unreadQuery = ({ request }: Requests) =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: async () => (await request(UnreadNotificationsDocument, {})).me.notifications.unreadCount,
    refetchInterval: NOTIFICATIONS_POLL_MS,
    refetchOnWindowFocus: true,
  });

/** Newest first, ten per page. */
export const notificationsQuery = ({ request }: Requests) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: async ({ pageParam }) =>
      (await request(MyNotificationsDocument, { limit: NOTIFICATIONS_PAGE_SIZE, page: pageParam })).me
        .notifications,
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page >= pages ? null : page + 1),
    staleTime: 0,
    // Not cached after the panel closes, so that read items are not shown as new.
    gcTime: 0,
  });

import { MarkNotificationsReadDocument } from '@patine/contract/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/store-context.tsx';
import { unreadQuery, type Notification } from './notifications.query.ts';

/** Marks the shown notifications as read in the api; the list shows them as new until it closes. */
export function useMarkRead(shown: readonly Notification[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: string[]) => api.request(MarkNotificationsReadDocument, { ids }),
    onSuccess: ({ markNotificationsRead }) =>
      queryClient.setQueryData(unreadQuery(api).queryKey, markNotificationsRead),
  });
  const unread = shown
    .filter(({ isRead }) => !isRead)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (unread !== '') mutate(unread.split(' '));
  }, [mutate, unread]);
}

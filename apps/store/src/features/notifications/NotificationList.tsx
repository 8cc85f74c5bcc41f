import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@patine/ui/visually-hidden/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi } from '../../lib/store-context.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { notificationsQuery } from './notifications.query.ts';
import { useMarkRead } from './use-mark-read.ts';

const Loading = () => (
  <div aria-busy className="grid gap-4 py-3">
    <VisuallyHidden>
      <FormattedMessage id="notifications.loading" />
    </VisuallyHidden>
    {['a', 'b', 'c'].map((row) => (
      <span key={row} className="grid grid-cols-[3rem_1fr] gap-3">
        <Skeleton className="size-12" />
        <span className="grid content-start gap-2">
          <Skeleton />
          <Skeleton className="w-2/5" />
        </span>
      </span>
    ))}
  </div>
);

/** Notifications, newest first; rendering marks them as read. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(notificationsQuery(useApi()));
  const notifications = data?.pages.flatMap((page) => page.notifications) ?? [];
  useMarkRead(notifications);
  if (isPending) return <Loading />;
  return (
    <>
      {notifications.length > 0 ? (
        <ul className="-mx-2 divide-y divide-line">
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} onFollow={onFollow} />
          ))}
        </ul>
      ) : null}
      {error ? (
        <Alert tone="error" live>
          <p>
            <FormattedMessage id={failureMessage(error)} />
          </p>
          <Button tone="line" size="sm" className="mt-3" onClick={() => void refetch()}>
            <FormattedMessage id="failure.retry" />
          </Button>
        </Alert>
      ) : null}
      {!error && notifications.length === 0 ? (
        <p className="py-4 text-sm text-muted">
          <FormattedMessage id="notifications.empty" />
        </p>
      ) : null}
      {hasNextPage ? (
        <Button
          tone="line"
          size="sm"
          block
          className="mt-3"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <FormattedMessage id="notifications.more" />
        </Button>
      ) : null}
    </>
  );
}

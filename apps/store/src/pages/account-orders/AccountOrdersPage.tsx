import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { ordersQuery } from '../../features/orders/orders.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi } from '../../lib/store-context.tsx';
import { FirstSteps } from '../account/FirstSteps.tsx';
import { InProgress, useInProgress } from '../account/InProgress.tsx';
import { isInProgress } from '../account/in-progress.ts';
import { MoreOrders } from './MoreOrders.tsx';
import { PastOrders } from './PastOrders.tsx';

/** What is in progress, then the other orders. Wide screens begin the account with it. */
export default function AccountOrdersPage() {
  const orders = useInfiniteQuery(ordersQuery(useApi()));
  const { toDo, waiting } = useInProgress();
  const pages = orders.data?.pages ?? [];
  const total = pages[0]?.totalNumberOfItems ?? 0;
  const shown = pages.flatMap(({ items }) => items);
  const current = shown.filter(isInProgress);
  return (
    <>
      <PageHead titleId="account-orders.title" noindex />
      <PageHeading
        title={<FormattedMessage id="account-orders.title" />}
        aside={total > 0 ? <FormattedMessage id="account-orders.count" values={{ count: total }} /> : null}
      />
      <InProgress orders={current} toDo={toDo} waiting={waiting} />
      {total === 0 ? (
        <>
          <FirstSteps />
          <Suggestions />
        </>
      ) : (
        <>
          <PastOrders
            orders={shown.filter((order) => !isInProgress(order))}
            isTitled={current.length + toDo.length + waiting.length > 0}
          />
          <MoreOrders
            count={shown.length}
            total={total}
            hasMore={orders.hasNextPage}
            loading={orders.isFetchingNextPage}
            error={orders.isFetchNextPageError ? orders.error : null}
            onMore={() => void orders.fetchNextPage()}
          />
        </>
      )}
    </>
  );
}

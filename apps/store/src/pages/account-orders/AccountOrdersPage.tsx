import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ordersQuery } from '../../features/orders/orders.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi } from '../../lib/store-context.tsx';
import { NoProductsYet } from '../../features/catalogue/NoProductsYet.tsx';
import { OrderList } from './OrderList.tsx';

export default function AccountOrdersPage() {
  const orders = useInfiniteQuery(ordersQuery(useApi()));
  const pages = orders.data?.pages ?? [];
  const total = pages[0]?.totalNumberOfItems ?? 0;
  return (
    <>
      <PageHead titleId="account-orders.title" noindex />
      <PageHeading
        title={<FormattedMessage id="account-orders.title" />}
        aside={total > 0 ? <FormattedMessage id="account-orders.count" values={{ count: total }} /> : null}
      />
      {total === 0 ? (
        <NoProductsYet messagePrefix="account-orders" />
      ) : (
        <OrderList
          orders={pages.flatMap(({ items }) => items)}
          total={total}
          hasMore={orders.hasNextPage}
          loading={orders.isFetchingNextPage}
          error={orders.isFetchNextPageError ? orders.error : null}
          onMore={() => void orders.fetchNextPage()}
        />
      )}
    </>
  );
}

import { OrderCard } from '@patine/ui/order-card/OrderCard';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ordersQuery } from '../../features/orders/orders.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { InProgress, useInProgress } from './InProgress.tsx';
import { isInProgress } from './in-progress.ts';

/** The width from which AccountLayout shows menu and page side by side. */
const WIDE = '(min-width: 60em)';

/** What is in progress, or else the latest order, above the menu on narrow screens; wide ones, known only in the browser, go to the orders. */
export default function AccountPage() {
  const locale = useLocale();
  const navigate = useNavigate();
  const page = useInfiniteQuery(ordersQuery(useApi())).data?.pages[0];
  const { toDo, waiting } = useInProgress();
  const orders = page?.items.filter(isInProgress) ?? [];
  const latest = orders.length + toDo.length + waiting.length === 0 ? page?.items[0] : undefined;
  useEffect(() => {
    if (matchMedia(WIDE).matches) void navigate(paths.orders(locale), { replace: true });
  }, [navigate, locale]);
  return (
    // On wide screens the footer stays below the window while the orders replace this page.
    <div className="xl:min-h-dvh">
      <PageHead titleId="account.title" noindex />
      <PageHeading
        title={<FormattedMessage id="account.title" />}
        aside={
          page && page.totalNumberOfItems > 0 ? (
            <FormattedMessage id="account.orders" values={{ count: page.totalNumberOfItems }} />
          ) : null
        }
      />
      <InProgress orders={orders} toDo={toDo} waiting={waiting} />
      {page?.totalNumberOfItems === 0 ? <FirstSteps /> : null}
      {latest ? (
        <section aria-labelledby="latest-order" className="mb-10">
          <h2 id="latest-order" className="mb-4 heading text-2xl">
            <FormattedMessage id="account.latest" />
          </h2>
          <OrderCard order={latest} href={paths.order(locale, latest.id)} />
        </section>
      ) : null}
    </div>
  );
}

import type { OrderSummary } from '@patine/ui/order-card/OrderCard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { offersQuery } from '../../features/offers/offers.query.ts';
import { OrderCards } from '../../features/orders/OrderCards.tsx';
import { returnsQuery } from '../../features/returns/returns.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { OfferInProgress } from './OfferInProgress.tsx';
import { ReturnInProgress } from './ReturnInProgress.tsx';
import { inProgress, type InProgressItem } from './in-progress.ts';

/** The customer's open offers and returns, of the newest ten each. */
export function useInProgress() {
  const api = useApi();
  const offers = useInfiniteQuery(offersQuery(api)).data?.pages[0]?.offers ?? [];
  const returns = useInfiniteQuery(returnsQuery(api)).data?.pages[0]?.items ?? [];
  return inProgress(offers, returns);
}

export type InProgressProps = ReturnType<typeof useInProgress> & {
  /** Orders that are in progress, newest first. */
  orders: readonly OrderSummary[];
};

/** What waits for the customer, then orders on their way, then what waits for somebody else; nothing without any. */
export function InProgress({ orders, toDo, waiting }: InProgressProps) {
  const titleId = useId();
  if (orders.length + toDo.length + waiting.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mb-10">
      <h2 id={titleId} className="mb-4 heading text-2xl">
        <FormattedMessage id="account.inProgress" />
      </h2>
      <div className="grid grid-cols-1 gap-4">
        <Cards items={toDo} />
        {orders.length > 0 ? <OrderCards orders={orders} /> : null}
        <Cards items={waiting} />
      </div>
    </section>
  );
}

function Cards({ items }: { items: readonly InProgressItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={`grid grid-cols-1 gap-4 ${items.length > 1 ? '2xl:grid-cols-2' : ''}`}>
      {items.map((item) => (
        <li key={`${item.kind}-${item.id}`} className="2xl:last:odd:col-span-full">
          {item.kind === 'offer' ? (
            <OfferInProgress offer={item.offer} />
          ) : (
            <ReturnInProgress request={item.request} />
          )}
        </li>
      ))}
    </ul>
  );
}

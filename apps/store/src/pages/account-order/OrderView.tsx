import { AddressCard } from '@patine/ui/address-card/AddressCard';
import { Money } from '@patine/ui/money/Money';
import { OrderStatusBadge } from '@patine/ui/order-status/OrderStatusBadge';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { ReceiptTable } from '@patine/ui/receipt-table/ReceiptTable';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { Parcel } from './Parcel.tsx';
import { RelayAddress } from './RelayAddress.tsx';

export function OrderView({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'ui.order-card.title' }, { reference: order.reference });
  const { shippingMethod } = order;
  return (
    <>
      <PageHead title={title} noindex />
      <PageHeading title={title} aside={<OrderStatusBadge status={order.status} />}>
        <span className="text-sm tabular-nums">
          <FormattedDate value={order.createdAt} day="2-digit" month="2-digit" year="numeric" />
          {' · '}
          <FormattedMessage id="ui.order-card.pieces" values={{ count: order.productCount }} />
          {' · '}
          <Money value={order.totalAmount} exact />
        </span>
      </PageHeading>
      <div className="grid gap-5">
        {order.parcels.map((parcel) => (
          <Parcel key={parcel.id} parcel={parcel} method={shippingMethod} />
        ))}
      </div>
      <div className="mt-8 grid gap-8 sm:grid-cols-2">
        <section aria-labelledby="order-receipt">
          <h2 id="order-receipt" className="heading mb-4 text-2xl">
            <FormattedMessage id="account-order.receipt" />
          </h2>
          <div className="border border-line bg-white p-5">
            <ReceiptTable order={order} />
          </div>
        </section>
        <section aria-labelledby="order-delivery">
          <h2 id="order-delivery" className="heading mb-4 text-2xl">
            <FormattedMessage id="account-order.delivery" />
          </h2>
          <p className="mb-3 text-muted">
            <FormattedMessage
              id={`account-order.method.${shippingMethod.deliveryMethod}`}
              values={{ carrier: shippingMethod.deliveryCarrier }}
            />
          </p>
          {shippingMethod.servicePoint ? <RelayAddress point={shippingMethod.servicePoint} /> : null}
          <AddressCard address={order.deliveryAddress} />
        </section>
      </div>
      <p className="stitch-t mt-8 pt-5 text-sm text-muted">
        <FormattedMessage id="account-order.guarantee" />
      </p>
    </>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { Money } from '@patine/ui/money/Money';
import { OrderFacts } from '@patine/ui/order-card/OrderFacts';
import { OrderState } from '@patine/ui/order-status/OrderState';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { ReceiptTable } from '@patine/ui/receipt-table/ReceiptTable';
import { FormattedMessage, useIntl } from 'react-intl';
import { atOneStage } from '../../features/orders/at-one-stage.ts';
import type { Order } from '../../features/orders/order.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { PaymentInProgress } from './PaymentInProgress.tsx';
import { Delivery } from './Delivery.tsx';
import { Invoices } from './Invoices.tsx';
import { NotPaid } from './NotPaid.tsx';
import { OrderActions } from './OrderActions.tsx';
import { Parcels } from './Parcels.tsx';

export function OrderView({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'ui.order-card.title' }, { reference: order.reference });
  const { shippingMethod, withdrawal } = order;
  const isPaid = order.status !== 'CHECKOUT' && order.status !== 'ABANDONED';
  const returnsStartLater = order.parcels.some(({ items }) =>
    items.some(({ returnEligibility }) => returnEligibility.ineligibilityReason === 'not_shipped'),
  );
  return (
    <>
      <PageHead title={title} noindex />
      <PageHeading
        title={
          <FormattedMessage
            id="ui.order-card.title"
            values={{ reference: <span className="whitespace-nowrap">{order.reference}</span> }}
          />
        }
      >
        <span className="text-sm tabular-nums">
          <OrderFacts
            facts={[
              <PlainDate key="day" value={order.createdAt} />,
              <FormattedMessage
                key="pieces"
                id="ui.order-card.pieces"
                values={{ count: order.productCount }}
              />,
              <Money key="total" value={order.totalAmount} exact />,
            ]}
          />
        </span>
      </PageHeading>
      <OrderState status={order.status} parcels={order.parcels} className="mb-6 text-lg" />
      <PaymentInProgress order={order} />
      {order.status === 'ABANDONED' ? <NotPaid /> : null}
      {withdrawal.declarations.map(({ id, declaredAt }) => (
        <Alert key={id} className="mb-5">
          <FormattedMessage
            id="account-order.withdrawn"
            values={{ date: <PlainDate value={declaredAt} /> }}
          />
        </Alert>
      ))}
      <div className="grid items-start gap-x-10 gap-y-8 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-8">
          {atOneStage(order.parcels).map((parcels) => (
            <Parcels key={parcels[0]?.id} parcels={parcels} method={shippingMethod} isPaid={isPaid} />
          ))}
          {isPaid && returnsStartLater ? (
            <p className="-mt-3 text-sm text-muted">
              <FormattedMessage id="account-order.return.not_shipped" />
            </p>
          ) : null}
          <Delivery order={order} />
        </div>
        <div className="grid min-w-0 gap-8 max-2xl:max-w-form 2xl:sticky 2xl:top-6">
          <OrderActions order={order} />
          <section aria-labelledby="order-receipt">
            <h2 id="order-receipt" className="heading mb-4 text-2xl">
              <FormattedMessage id={isPaid ? 'account-order.receipt' : 'cart.summary'} />
            </h2>
            <div className="border border-line bg-surface p-5">
              <ReceiptTable order={order} />
            </div>
            <Invoices invoices={order.invoices} />
          </section>
        </div>
      </div>
      <p className="stitch-t mt-8 pt-5 text-sm text-muted">
        <FormattedMessage id="account-order.guarantee" />
      </p>
    </>
  );
}

import { formatDay, RETURN_WINDOW_DAYS, returnLimit } from '@patine/core';
import { FileLink } from '@patine/ui/file-link/FileLink';
import { Money } from '@patine/ui/money/Money';
import { Skeleton } from '@patine/ui/skeleton/Skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import type { OrderState } from '../../features/orders/order-status.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { Ticket, TicketEntry } from './Ticket.tsx';

export type OrderTicketProps = {
  order: OrderState;
  /** Delivery and items; undefined while they are loading or if they fail to load. */
  details: Order | undefined;
};

const NOON = 'T12:00:00Z';

/** A stitched label: reference, total, arrival, place, and until when items can be returned. */
export function OrderTicket({ order, details }: OrderTicketProps) {
  return (
    <Ticket>
      <dl className="relative grid grid-cols-2 gap-x-6 gap-y-5">
        <TicketEntry id="order-confirm.reference" className="max-[24em]:col-span-2">
          <span className="heading text-2xl">{order.reference}</span>
        </TicketEntry>
        <TicketEntry id="order-confirm.total" className="max-[24em]:col-span-2">
          <span className="heading text-2xl">
            <Money value={order.totalAmount} exact />
          </span>
        </TicketEntry>
        {details ? <Details order={details} /> : null}
      </dl>
      {details ? (
        <CalendarLink orderId={details.id} />
      ) : (
        <Skeleton shape="block" className="mt-5 h-100 sm:h-66 lg:h-68" />
      )}
    </Ticket>
  );
}

function Details({ order }: { order: Order }) {
  const { servicePoint, earliestDelivery, latestDelivery } = order.shippingMethod;
  const isReturnable = order.parcels.some(({ items }) =>
    items.some(({ returnEligibility }) => returnEligibility.ineligibilityReason !== 'customized_product'),
  );
  return (
    <>
      <TicketEntry id="order-confirm.arrival" className="stitch-t col-span-2 pt-5">
        <span className="heading text-xl">
          <FormattedMessage
            id="order-confirm.arrival.range"
            values={{
              isDay: earliestDelivery === latestDelivery ? 'yes' : 'no',
              from: formatDay(earliestDelivery),
              to: formatDay(latestDelivery),
            }}
          />
        </span>
      </TicketEntry>
      <TicketEntry
        id={servicePoint ? 'order-confirm.relay' : 'order-confirm.home'}
        className="col-span-2 sm:col-span-1"
      >
        <DeliveredTo order={order} />
      </TicketEntry>
      {isReturnable ? (
        <TicketEntry id="order-confirm.returns" className="col-span-2 sm:col-span-1">
          <span className="block text-balance">
            <FormattedMessage
              id="order-confirm.returns.value"
              values={{
                from: (
                  <b className="font-semibold">{formatDay(returnLimit(new Date(latestDelivery + NOON)))}</b>
                ),
                arrival: formatDay(latestDelivery),
              }}
            />
          </span>
          <span className="mt-1 block text-sm text-muted">
            <FormattedMessage id="order-confirm.returns.text" values={{ days: RETURN_WINDOW_DAYS }} />
          </span>
        </TicketEntry>
      ) : null}
    </>
  );
}

function CalendarLink({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <div className="stitch-t relative mt-5 pt-3 print:hidden">
      <FileLink
        href={`/documents/orders/${orderId}/calendar.ics?locale=${locale}`}
        type="ICS"
        name={formatMessage({ id: 'order-confirm.calendar' })}
      />
    </div>
  );
}

function DeliveredTo({ order: { shippingMethod, deliveryAddress: home } }: { order: Order }) {
  const { servicePoint: relay } = shippingMethod;
  const lines = relay
    ? [relay.address, `${relay.postalCode} ${relay.cityName}`]
    : [home.addressLine1, home.addressLine2, `${home.postalCode} ${home.cityName}`];
  return (
    <>
      <b className="font-semibold">{relay ? relay.name : `${home.firstName} ${home.lastName}`}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  );
}

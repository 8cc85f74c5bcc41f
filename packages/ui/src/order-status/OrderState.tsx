import { cx } from 'class-variance-authority';
import type { OrderStatus } from '@patine/contract/operations';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlainDate } from '../plain-date/PlainDate.tsx';
import { deliveryDay } from './delivery-day.ts';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';

export type OrderStateProps = ComponentPropsWithRef<'p'> & {
  /** Status of the order. */
  status: OrderStatus;
  /** Parcels of the order, whose last one decides the day. */
  parcels: Parameters<typeof deliveryDay>[1];
};

/** The state of an order with its day: delivered on, or expected on. */
export function OrderState({ status, parcels, className, ...rest }: OrderStateProps) {
  const day = deliveryDay(status, parcels);
  return (
    <p
      data-slot="order-state"
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5', className)}
      {...rest}
    >
      <OrderStatusBadge status={status} parcels={parcels} />
      {day ? (
        <span className="font-semibold tabular-nums">
          <FormattedMessage id={day.id} values={{ day: <PlainDate value={day.day} /> }} />
        </span>
      ) : null}
    </p>
  );
}

import { Money } from '@patine/ui/money/Money';
import type { OrderState } from '../../features/orders/order-status.query.ts';
import { Ticket, TicketEntry } from './Ticket.tsx';

export type PaymentTicketProps = {
  order: Pick<OrderState, 'reference' | 'totalAmount'>;
  /** What became of the sum: not known yet, not charged, or refunded. */
  state: 'pending' | 'abandoned' | 'refunded';
};

/** The order whose payment is not confirmed, and its sum. */
export const PaymentTicket = ({ order, state }: PaymentTicketProps) => (
  <Ticket>
    <dl className="relative grid grid-cols-2 gap-x-6 gap-y-5">
      <TicketEntry id="order-confirm.reference" className="max-[24em]:col-span-2">
        <span className="heading text-2xl">{order.reference}</span>
      </TicketEntry>
      <TicketEntry id={`order-confirm.sum.${state}`} className="max-[24em]:col-span-2">
        <span className="heading text-2xl">
          <Money value={order.totalAmount} exact />
        </span>
      </TicketEntry>
    </dl>
  </Ticket>
);

import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@patine/core';

type Refund = { id: string; amount: number; customId: string };
export type Order = {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  createdAt: number;
  /** True if the authorisation of the buyer's payment will be declined. */
  isDeclined: boolean;
  authorization: { id: string; status: 'CREATED' | 'CAPTURED' | 'VOIDED' } | null;
  capture: { id: string; amount: number } | null;
  refunds: Refund[];
};

/** An order that no buyer approved is deleted after this time. */
const FORGOTTEN_MS = 6 * HOUR_MS;

const name = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase();

/** State of PayPal's orders. */
export function paypalStore(now: () => Date) {
  const orders = new Map<string, Order>();
  const events: { id: string; type: string; order: Order }[] = [];
  const addEvent = (type: string, order: Order) => events.push({ id: `WH-${name()}`, type, order });

  return {
    events,
    all: () => [...orders.values()],
    find(id: string) {
      const order = orders.get(id) ?? null;
      const isForgotten =
        order?.status === 'PAYER_ACTION_REQUIRED' && now().getTime() - order.createdAt > FORGOTTEN_MS;
      return isForgotten ? null : order;
    },
    byAuthorization: (id: string) =>
      [...orders.values()].find(({ authorization }) => authorization?.id === id) ?? null,
    byCapture: (id: string) => [...orders.values()].find(({ capture }) => capture?.id === id) ?? null,
    refunded: ({ refunds }: Order) => refunds.reduce((total, { amount }) => total + amount, 0),
    open(values: Pick<Order, 'reference' | 'amount' | 'currency'>) {
      const order: Order = {
        id: name(),
        status: 'PAYER_ACTION_REQUIRED',
        createdAt: now().getTime(),
        isDeclined: false,
        authorization: null,
        capture: null,
        refunds: [],
        ...values,
      };
      orders.set(order.id, order);
      return order;
    },
    approve(order: Order, isDeclined: boolean) {
      Object.assign(order, { status: 'APPROVED', isDeclined });
      addEvent('CHECKOUT.ORDER.APPROVED', order);
    },
    authorize(order: Order) {
      Object.assign(order, { status: 'COMPLETED', authorization: { id: name(), status: 'CREATED' } });
      addEvent('PAYMENT.AUTHORIZATION.CREATED', order);
    },
    capture(order: Order) {
      Object.assign(order, { capture: { id: name(), amount: (order.capture?.amount ?? 0) + order.amount } });
      Object.assign(order.authorization ?? {}, { status: 'CAPTURED' });
      addEvent('PAYMENT.CAPTURE.COMPLETED', order);
    },
    void(order: Order) {
      Object.assign(order.authorization ?? {}, { status: 'VOIDED' });
      addEvent('PAYMENT.AUTHORIZATION.VOIDED', order);
    },
    refund(order: Order, amount: number, customId: string) {
      const refund = { id: name(), amount, customId };
      order.refunds.push(refund);
      addEvent('PAYMENT.CAPTURE.REFUNDED', order);
      return refund;
    },
  };
}

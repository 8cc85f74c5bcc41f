import { decimalAmount } from '@patine/core';
import type { Order } from './paypal-store.ts';

export const money = (amount: number, currency: string) => ({
  currency_code: currency,
  value: decimalAmount(amount),
});

const captureStatus = (order: Order, refunded: number) => {
  if (refunded === 0) return 'COMPLETED';
  return refunded < order.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
};

const paymentsView = (order: Order, refunded: number) => ({
  authorizations: order.authorization
    ? [{ ...order.authorization, amount: money(order.amount, order.currency), custom_id: order.reference }]
    : [],
  captures: order.capture
    ? [
        {
          id: order.capture.id,
          status: captureStatus(order, refunded),
          amount: money(order.capture.amount, order.currency),
        },
      ]
    : [],
  refunds: order.refunds.map(({ id, amount, customId }) => ({
    id,
    status: 'COMPLETED',
    amount: money(amount, order.currency),
    custom_id: customId,
  })),
});

/** Formats an order as PayPal's REST API returns it. */
export const orderView = (order: Order, refunded: number) => ({
  id: order.id,
  intent: 'AUTHORIZE',
  status: order.status,
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: order.reference,
      amount: money(order.amount, order.currency),
      ...(order.authorization ? { payments: paymentsView(order, refunded) } : {}),
    },
  ],
  links: [
    { rel: 'self', href: `https://api.paypal.test/v2/checkout/orders/${order.id}`, method: 'GET' },
    { rel: 'payer-action', href: `https://paypal.test/checkoutnow?token=${order.id}`, method: 'GET' },
  ],
});

/** Formats a webhook event. It contains only what cannot become outdated, and the order's id where PayPal puts it. */
export const eventView = ({ id, type, order }: { id: string; type: string; order: Order }) =>
  type.startsWith('CHECKOUT')
    ? { id, event_type: type, resource_type: 'checkout-order', resource: { id: order.id } }
    : {
        id,
        event_type: type,
        resource_type: type.includes('AUTHORIZATION') ? 'authorization' : 'capture',
        resource: {
          id: order.capture?.id ?? order.authorization?.id,
          supplementary_data: { related_ids: { order_id: order.id } },
        },
      };

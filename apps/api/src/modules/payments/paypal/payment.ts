import { AuthorizationStatus, CaptureStatus, OrderStatus, type Order } from '@paypal/paypal-server-sdk';
import type { ProviderPayment, ProviderStatus } from '../provider.ts';

/** Converts PayPal's decimal amounts to cents: `49.90` to 4990. */
export const inHundredths = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);

const unitOf = ({ purchaseUnits }: Order) => purchaseUnits?.[0];

export const authorizationOf = (order: Order) => unitOf(order)?.payments?.authorizations?.[0];
export const captureOf = (order: Order) => unitOf(order)?.payments?.captures?.[0];
/** Refunds that have not failed or been cancelled; `customId` is the name of the call that requested them. */
export const refundsOf = (order: Order) =>
  (unitOf(order)?.payments?.refunds ?? []).filter(
    ({ status }) => status !== 'FAILED' && status !== 'CANCELLED',
  );

const CAPTURES: Readonly<Record<CaptureStatus, ProviderStatus>> = {
  [CaptureStatus.Completed]: 'captured',
  [CaptureStatus.PartiallyRefunded]: 'captured',
  [CaptureStatus.Refunded]: 'refunded',
  // PayPal reviews the capture before it completes.
  [CaptureStatus.Pending]: 'authorized',
  [CaptureStatus.Declined]: 'voided',
  [CaptureStatus.Failed]: 'voided',
};

const AUTHORIZATIONS: Readonly<Record<AuthorizationStatus, ProviderStatus>> = {
  [AuthorizationStatus.Created]: 'authorized',
  [AuthorizationStatus.Captured]: 'captured',
  [AuthorizationStatus.PartiallyCaptured]: 'captured',
  [AuthorizationStatus.Denied]: 'declined',
  [AuthorizationStatus.Voided]: 'voided',
  [AuthorizationStatus.Pending]: 'open',
};

const ORDERS: Readonly<Record<OrderStatus, ProviderStatus>> = {
  [OrderStatus.Created]: 'open',
  [OrderStatus.Saved]: 'open',
  [OrderStatus.PayerActionRequired]: 'open',
  [OrderStatus.Approved]: 'approved',
  [OrderStatus.Voided]: 'expired',
  [OrderStatus.Completed]: 'open',
};

function statusOf(order: Order): ProviderStatus {
  const capture = captureOf(order)?.status;
  if (capture) return CAPTURES[capture] ?? 'authorized';
  const authorization = authorizationOf(order)?.status;
  if (authorization) return AUTHORIZATIONS[authorization] ?? 'open';
  return (order.status && ORDERS[order.status]) ?? 'open';
}

/** Converts a PayPal order, with its authorisation, capture and refunds. */
export function paymentOf(order: Order): ProviderPayment {
  const unit = unitOf(order);
  const status = statusOf(order);
  const amount = (status === 'authorized' ? authorizationOf(order)?.amount : null) ?? unit?.amount;
  return {
    id: order.id ?? '',
    status,
    reference: unit?.customId ?? '',
    amount: inHundredths(amount?.value),
    currency: amount?.currencyCode ?? '',
    capturedAmount:
      status === 'captured' || status === 'refunded' ? inHundredths(captureOf(order)?.amount?.value) : 0,
    refundedAmount: refundsOf(order).reduce(
      (total, { amount: part }) => total + inHundredths(part?.value),
      0,
    ),
  };
}

import type { Stripe } from 'stripe';
import type { ProviderPayment, ProviderStatus } from '../provider.ts';

/** Expands a session with its payment intent and charge, which `paymentOf` needs. */
export const EXPAND = 'payment_intent.latest_charge';

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session) =>
  typeof intent === 'object' ? intent : null;

function statusOf(session: Stripe.Checkout.Session, refunded: number): ProviderStatus {
  const intent = intentOf(session);
  if (intent?.status === 'requires_capture') return 'authorized';
  if (intent?.status === 'succeeded') return refunded >= intent.amount_received ? 'refunded' : 'captured';
  if (session.status === 'expired') return 'expired';
  // A completed session with a cancelled payment intent was authorised and then voided.
  return session.status === 'complete' && intent?.status === 'canceled' ? 'voided' : 'open';
}

/** Converts a Checkout Session with its expanded payment intent and charge. */
export function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = intentOf(session);
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const refundedAmount = charge?.amount_refunded ?? 0;
  const status = statusOf(session, refundedAmount);
  return {
    id: session.id,
    status,
    reference: session.client_reference_id ?? '',
    amount: (status === 'authorized' ? intent?.amount_capturable : session.amount_total) ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    capturedAmount: intent?.amount_received ?? 0,
    refundedAmount,
  };
}

export const intentId = ({ payment_intent: intent }: Stripe.Checkout.Session) =>
  typeof intent === 'object' ? (intent?.id ?? '') : intent;

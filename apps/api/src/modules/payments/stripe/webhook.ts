import type { Stripe } from 'stripe';
import type { ReadEvent } from '../webhooks.ts';

/** Greatest allowed age of a signature, in seconds. */
const TOLERANCE_SECONDS = 300;

const isOurs = (object: object): object is { object: string; id: string; payment_intent?: unknown } =>
  'object' in object && 'id' in object;

/** The id of the event's session or payment intent, for `fetchPayment`; null if the event has neither. */
function paymentIdOf(object: object): string | null {
  if (!isOurs(object)) return null;
  if (object.object === 'checkout.session' || object.object === 'payment_intent') return object.id;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}

/** Verifies and parses a webhook event of Stripe that one of the secrets has signed. The signature covers the raw body. */
export const readStripeEvent =
  (stripe: Stripe, secrets: readonly string[]): ReadEvent =>
  async (body, headers, now) => {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') return 'forged';
    const seconds = Math.floor(now.getTime() / 1_000);
    for (const secret of secrets) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          secret,
          TOLERANCE_SECONDS,
          undefined,
          seconds,
        );
        const providerPaymentId = paymentIdOf(event.data.object);
        return providerPaymentId === null ? null : { eventId: event.id, providerPaymentId };
      } catch {
        continue;
      }
    }
    return 'forged';
  };

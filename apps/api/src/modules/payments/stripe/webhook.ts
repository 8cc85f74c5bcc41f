import type { Stripe } from 'stripe';
import type { ReadEvent } from '../webhooks.ts';

/** Seconds between Stripe's signature and our clock. */
const TOLERANCE_SECONDS = 300;

const isOurs = (object: object): object is { object: string; id: string; payment_intent?: unknown } =>
  'object' in object && 'id' in object;

/** The object that an event is about, by an id that `fetchPayment` takes; null for what is none of ours. */
function paymentIdOf(object: object): string | null {
  if (!isOurs(object)) return null;
  if (object.object === 'checkout.session' || object.object === 'payment_intent') return object.id;
  return typeof object.payment_intent === 'string' ? object.payment_intent : null;
}

/** Reads an event of Stripe's, signed over the bytes that came. */
export const readStripeEvent =
  (stripe: Stripe, secret: string): ReadEvent =>
  async (body, headers, now) => {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') return 'forged';
    try {
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        Math.floor(now.getTime() / 1_000),
      );
      const providerPaymentId = paymentIdOf(event.data.object);
      return providerPaymentId === null ? null : { eventId: event.id, providerPaymentId };
    } catch {
      return 'forged';
    }
  };

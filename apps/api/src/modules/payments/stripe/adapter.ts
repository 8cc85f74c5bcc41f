import type { Stripe } from 'stripe';
import { operator } from '../../../operator.ts';
import {
  type CallKey,
  type PaymentProvider,
  ProviderError,
  ProviderRefusal,
  type ProviderStatus,
} from '../provider.ts';
import { toProviderError, unlessMissing } from './client.ts';
import { EXPAND, intentId, paymentOf } from './payment.ts';

/**
 * Stripe requires at least 30 minutes by its own clock, so this margin covers clock skew. We expire sessions
 * ourselves.
 */
const MARGIN_SECONDS = 300;
const MAX_REFUNDS = 100;

/**
 * Stripe Checkout: the hosted page authorises the payment, and we capture it. `publicUrl` is the base of the return
 * URLs.
 */
export function stripeProvider(
  stripe: Stripe,
  { publicUrl, instalments }: { publicUrl: string; instalments: readonly ('alma' | 'klarna')[] },
): PaymentProvider {
  const at = (path: string) => new URL(path, publicUrl).href;

  const find = async (id: string) => {
    if (!id.startsWith('pi_'))
      return unlessMissing(stripe.checkout.sessions.retrieve(id, { expand: [EXPAND] }));
    const found = await unlessMissing(
      stripe.checkout.sessions.list({ payment_intent: id, limit: 1, expand: [`data.${EXPAND}`] }),
    );
    return found?.data[0] ?? null;
  };

  const read = async (id: string) => {
    const session = await find(id);
    if (!session) throw new ProviderError(`Stripe session ${id} not found`);
    return session;
  };

  /** Calls `act` only if the payment's status is `from`, and returns the payment as it is afterwards. */
  const change = async (
    id: string,
    from: ProviderStatus,
    act: (session: Stripe.Checkout.Session) => Promise<unknown>,
  ) => {
    const before = await read(id);
    if (paymentOf(before).status !== from) return paymentOf(before);
    try {
      await act(before);
    } catch (error) {
      const ours = toProviderError(error);
      // The status changed after it was read: return the current one.
      if (!(ours instanceof ProviderRefusal)) throw ours;
    }
    return paymentOf(await read(id));
  };

  const refund = async (session: Stripe.Checkout.Session, { name, sent }: CallKey, amount: number) => {
    const intent = intentId(session) ?? '';
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: MAX_REFUNDS });
    if (data.some(({ metadata, status }) => metadata?.['call'] === name && status !== 'failed')) return;
    await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { call: name } },
      { idempotencyKey: sent },
    );
  };

  return {
    async createSession({ reference, amount, currency, locale, returnUrl, expiresAt }, { sent }) {
      const session = await stripe.checkout.sessions
        .create(
          {
            mode: 'payment',
            client_reference_id: reference,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: operator.tradeName },
                },
              },
            ],
            // 'card' includes wallets. Methods that take days to confirm are excluded, because the item would be held
            // all that time; Alma and Klarna authorise at once, like a card.
            allowed_payment_method_types: ['card', ...instalments],
            // Stripe must not convert the amount to the buyer's currency.
            adaptive_pricing: { enabled: false },
            payment_intent_data: { capture_method: 'manual', metadata: { attempt: reference } },
            locale,
            success_url: at(returnUrl),
            cancel_url: at(`${returnUrl}&cancelled=1`),
            expires_at: Math.ceil(expiresAt.getTime() / 1_000) + MARGIN_SECONDS,
          },
          { idempotencyKey: sent },
        )
        .catch((error: unknown) => {
          throw toProviderError(error);
        });
      if (!session.url) throw new ProviderError('Stripe returned no payment URL');
      return { paymentId: session.id, paymentUrl: session.url };
    },

    fetchPayment: async (id) => {
      const session = await find(id);
      return session && paymentOf(session);
    },

    capture: (id, { sent }) =>
      change(id, 'authorized', (session) =>
        stripe.paymentIntents.capture(intentId(session) ?? '', {}, { idempotencyKey: sent }),
      ),
    void: (id, { sent }) =>
      change(id, 'authorized', (session) =>
        stripe.paymentIntents.cancel(intentId(session) ?? '', {}, { idempotencyKey: sent }),
      ),
    expire: (id, { sent }) =>
      change(id, 'open', () => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: sent })),
    refund: (id, key, amount) => change(id, 'captured', (session) => refund(session, key, amount)),
  };
}

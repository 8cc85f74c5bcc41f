import { createHmac } from 'node:crypto';
import { DAY_MS } from '@patine/core';
import type { FakeResponse, Call, FakeRoutes } from '../fake-server.ts';
import { type Intent, type Session, stripeStore } from './stripe-store.ts';

type Settings = { secretKey: string; webhookSecret: string; now: () => Date };

const SHORTEST_SECONDS = 1_800;

const refuse = (code: string, param?: string): FakeResponse => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, param, message: code } },
});
const missing: FakeResponse = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
};

/** The part of Stripe's REST API that the shop uses: sessions, payment intents and refunds. */
export function stripeRoutes({ secretKey, webhookSecret, now }: Settings): FakeRoutes {
  const store = stripeStore(now);
  const ok = (body: unknown): FakeResponse => ({ status: 200, body });

  const intentView = (session: Session, intent: Intent) => ({
    id: intent.id,
    object: 'payment_intent',
    status: intent.status,
    amount: session.amount,
    amount_capturable: intent.status === 'requires_capture' ? session.amount : 0,
    amount_received: intent.received,
    currency: session.currency,
    metadata: { attempt: session.attempt },
    latest_charge: { id: `ch_${intent.id}`, object: 'charge', amount_refunded: store.refunded(intent) },
  });
  const view = (session: Session) => ({
    id: session.id,
    object: 'checkout.session',
    status: session.status,
    amount_total: session.amount,
    currency: session.currency,
    client_reference_id: session.reference,
    expires_at: session.expiresAt,
    url: session.status === 'open' ? `https://checkout.stripe.test/c/pay/${session.id}` : null,
    payment_intent: session.intent && intentView(session, session.intent),
  });

  const create = (form: URLSearchParams): FakeResponse => {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const expiresAt = Number(form.get('expires_at'));
    if (form.get('payment_intent_data[capture_method]') !== 'manual') return refuse('parameter_missing');
    if (!Number.isInteger(amount) || amount < 50) return refuse('amount_too_small', 'amount');
    if (expiresAt < store.seconds() + SHORTEST_SECONDS) return refuse('parameter_invalid', 'expires_at');
    return ok(
      view(
        store.open({
          reference: form.get('client_reference_id') ?? '',
          attempt: form.get('payment_intent_data[metadata][attempt]') ?? '',
          amount,
          currency: form.get('line_items[0][price_data][currency]') ?? '',
          expiresAt,
        }),
      ),
    );
  };

  const refund = (form: URLSearchParams): FakeResponse => {
    const session = store.byIntent(form.get('payment_intent') ?? '');
    if (!session?.intent) return missing;
    const amount = Number(form.get('amount'));
    if (session.intent.status !== 'succeeded') return refuse('charge_not_captured');
    if (store.refunded(session.intent) + amount > session.intent.received)
      return refuse('charge_already_refunded');
    const call = form.get('metadata[call]') ?? '';
    return ok({
      ...store.refund(session, session.intent, amount, { call }),
      object: 'refund',
      status: 'succeeded',
    });
  };

  const onIntent = (id: string, act: (session: Session, intent: Intent) => void): FakeResponse => {
    const session = store.byIntent(id);
    if (!session?.intent) return missing;
    if (session.intent.status !== 'requires_capture') return refuse('payment_intent_unexpected_state');
    act(session, session.intent);
    return ok(intentView(session, session.intent));
  };

  const list = (data: unknown[], url: string) => ok({ object: 'list', data, has_more: false, url });

  const respond = ({ method, path, query, headers, body }: Call): FakeResponse => {
    if (headers.authorization !== `Bearer ${secretKey}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    const form = new URLSearchParams(body);
    const [, version, kind, second, third, fourth] = path.split('/');
    if (version !== 'v1') return missing;
    if (kind === 'balance') return ok({ object: 'balance', livemode: false, available: [], pending: [] });
    if (kind === 'refunds' && method === 'POST') return refund(form);
    if (kind === 'refunds') {
      const refunds = store.byIntent(query.get('payment_intent') ?? '')?.intent?.refunds ?? [];
      return list(
        refunds.map((made) => ({ ...made, object: 'refund', status: 'succeeded' })),
        path,
      );
    }
    if (kind === 'payment_intents' && third === 'capture') return onIntent(second ?? '', store.capture);
    if (kind === 'payment_intents' && third === 'cancel') return onIntent(second ?? '', store.cancel);
    if (kind !== 'checkout' || second !== 'sessions') return missing;
    if (!third && method === 'POST') return create(form);
    if (!third) {
      const found = store.byIntent(query.get('payment_intent') ?? '');
      return list(found ? [view(found)] : [], path);
    }
    const session = store.find(third);
    if (!session) return missing;
    if (fourth !== 'expire') return ok(view(session));
    if (session.status !== 'open') return refuse('resource_invalid_state');
    store.expire(session);
    return ok(view(session));
  };

  return {
    respond,
    keyOf: ({ headers }) => headers['idempotency-key']?.toString(),
    keepsFailures: true,
    failure: { error: { type: 'api_error', message: 'An error occurred on our side' } },
    keyLifeMs: DAY_MS,
    pay(id, outcome) {
      const session = store.find(id);
      if (session?.status !== 'open' || outcome === 'declines') return false;
      store.pay(session);
      return true;
    },
    payments: () =>
      store.all().map(({ id, reference, status, amount, intent }) => ({
        id,
        reference,
        status: intent?.status ?? status,
        amount,
        capturedAmount: intent?.received ?? 0,
        refundedAmount: intent ? store.refunded(intent) : 0,
      })),
    events: () =>
      store.events.map(({ id, type, session, object }) => ({
        id,
        paymentId: session.id,
        body: JSON.stringify({
          id,
          object: 'event',
          type,
          // Only ids: the shop must fetch the current state and not trust the event's contents.
          data: { object: { id: object === 'checkout.session' ? session.id : session.intent?.id, object } },
        }),
      })),
    sign(body, at) {
      const seconds = Math.floor(at.getTime() / 1_000);
      const digest = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${seconds},v1=${digest}` };
    },
  };
}

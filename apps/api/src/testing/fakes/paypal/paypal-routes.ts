import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { HOUR_MS } from '@patine/core';
import type { FakeResponse, Call, FakeRoutes } from '../fake-server.ts';
import { type Order, paypalStore } from './paypal-store.ts';
import { selfSigned } from './certificate.ts';
import { eventView, money, orderView } from './views.ts';

type Settings = { clientId: string; clientSecret: string; webhookId: string; now: () => Date };
type Body = {
  purchase_units?: { custom_id?: string; amount: { currency_code: string; value: string } }[];
  amount?: { value: string };
  custom_id?: string;
};

const KEY_LIFE_MS = 6 * HOUR_MS;
const TOKEN = 'stand-in-token';
const YEAR_MS = 31_536_000_000;

const refuse = (issue: string): FakeResponse => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', message: issue, debug_id: 'x', details: [{ issue }] },
});
const missing: FakeResponse = {
  status: 404,
  body: { name: 'RESOURCE_NOT_FOUND', message: 'No such resource', debug_id: 'x' },
};
const ok = (body: unknown): FakeResponse => ({ status: 200, body });
const hundredths = (text: string | undefined) => Math.round(Number(text) * 100);

/** The part of PayPal's REST API that the shop uses: orders, authorisations, captures and refunds. */
export function paypalRoutes({ clientId, clientSecret, webhookId, now }: Settings): FakeRoutes {
  const store = paypalStore(now);
  const view = (order: Order) => ok(orderView(order, store.refunded(order)));
  const { privateKey, certificate } = selfSigned(
    'messageverificationcerts.paypal.com',
    new Date(Date.now() - YEAR_MS),
    new Date(Date.now() + YEAR_MS),
  );
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  let origin = '';

  const create = ({ purchase_units: [unit] = [] }: Body): FakeResponse => {
    if (!unit) return refuse('MISSING_REQUIRED_PARAMETER');
    const { custom_id: reference = '', amount } = unit;
    return view(store.open({ reference, amount: hundredths(amount.value), currency: amount.currency_code }));
  };

  const authorize = (order: Order): FakeResponse => {
    if (order.status !== 'APPROVED')
      return refuse(order.authorization ? 'ORDER_ALREADY_AUTHORIZED' : 'ORDER_NOT_APPROVED');
    if (order.isDeclined) return refuse('INSTRUMENT_DECLINED');
    store.authorize(order);
    return view(order);
  };

  const onAuthorization = (id: string, action: string): FakeResponse => {
    const order = store.byAuthorization(id);
    if (!order?.authorization) return missing;
    if (order.authorization.status !== 'CREATED')
      return refuse(`AUTHORIZATION_${order.authorization.status}`);
    if (action === 'void') {
      store.void(order);
      return { status: 204, body: null };
    }
    store.capture(order);
    return ok({ id: order.capture?.id, status: 'COMPLETED', amount: money(order.amount, order.currency) });
  };

  const refund = (order: Order | null, { amount, custom_id: customId = '' }: Body): FakeResponse => {
    if (!order?.capture) return missing;
    const part = hundredths(amount?.value);
    if (store.refunded(order) + part > order.capture.amount) return refuse('REFUND_AMOUNT_EXCEEDED');
    const { id } = store.refund(order, part, customId);
    return ok({ id, status: 'COMPLETED', amount: money(part, order.currency), custom_id: customId });
  };

  const respond = ({ method, path, headers, body }: Call): FakeResponse => {
    origin = `http://${headers.host ?? ''}`;
    if (path === '/certificate') return ok(certificate);
    if (path === '/v1/oauth2/token')
      return headers.authorization === basic
        ? ok({ scope: 'all', access_token: TOKEN, token_type: 'Bearer', app_id: 'x', expires_in: 32_400 })
        : { status: 401, body: { error: 'invalid_client', error_description: 'No such client' } };
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { name: 'INVALID_TOKEN' } };
    const given = (body ? JSON.parse(body) : {}) as Body;
    const [, , , kind, id = '', action] = path.split('/');
    if (kind === 'authorizations') return onAuthorization(id, action ?? '');
    if (kind === 'captures') return refund(store.byCapture(id), given);
    if (kind !== 'orders') return missing;
    if (!id && method === 'POST') return create(given);
    const order = store.find(id);
    if (!order) return missing;
    return action === 'authorize' ? authorize(order) : view(order);
  };

  return {
    respond,
    keyOf: ({ headers }) => headers['paypal-request-id']?.toString(),
    keepsFailures: false,
    failure: {
      name: 'INTERNAL_SERVER_ERROR',
      message: 'An internal server error has occurred',
      debug_id: 'x',
    },
    keyLifeMs: KEY_LIFE_MS,
    pay(id, outcome) {
      const order = store.find(id);
      if (order?.status !== 'PAYER_ACTION_REQUIRED') return false;
      store.approve(order, outcome === 'declines');
      return true;
    },
    payments: () =>
      store.all().map((order) => ({
        id: order.id,
        reference: order.reference,
        status: order.authorization?.status ?? order.status,
        amount: order.amount,
        capturedAmount: order.capture?.amount ?? 0,
        refundedAmount: store.refunded(order),
      })),
    events: () =>
      store.events.map((event) => ({
        id: event.id,
        paymentId: event.order.id,
        body: JSON.stringify(eventView(event)),
      })),
    sign(body, at) {
      const time = at.toISOString();
      const message = ['transmission', time, webhookId, crc32(body)].join('|');
      return {
        'paypal-transmission-id': 'transmission',
        'paypal-transmission-time': time,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${origin}/certificate`,
        'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(message), privateKey).toString('base64'),
      };
    },
  };
}

import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { CartCheckoutDocument } from '@patine/contract/operations';
import { and, eq } from 'drizzle-orm';
import { connect } from '../../db/client.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import { deriveKey } from '../../secrets.ts';
import { sign } from '../../webhook-signature.ts';
import { GOOD_CARD } from '../buying.ts';
import { insertReadyBuyer } from '../ready-buyers.ts';

type Given = { method?: string; headers?: Record<string, string>; body?: string };
type Got = { status: number; type: string; location: string; body: Buffer };

/** Calls a shop whose certificate no authority that this machine knows has signed. */
const caller =
  (origin: string) =>
  (path: string, { method = 'GET', headers = {}, body = '' }: Given = {}) =>
    new Promise<Got>((resolve, reject) => {
      const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method, headers: { ...length, ...headers }, rejectUnauthorized: false, agent: false };
      request(new URL(path, origin), options, (response) => {
        const { statusCode = 0, headers: received } = response;
        const rest = {
          status: statusCode,
          type: received['content-type'] ?? '',
          location: received.location ?? '',
        };
        buffer(response).then((read) => resolve({ ...rest, body: read }), reject);
      })
        .once('error', reject)
        .end(body);
    });

const SETTLED_MS = 20_000;

type Visit = { origin: string; databaseUrl: string; appSecret: string };

/**
 * Visits a shop that has the demo catalogue by its public address: pages, pictures, files, a purchase with its invoice, and
 * webhooks. Returns what is wrong.
 */
export async function visitShop({ origin, databaseUrl, appSecret }: Visit) {
  const call = caller(origin);
  const wrong: string[] = [];
  let seen = 0;
  const check = (got: Got, status: number, type: string, what: string) => {
    seen += 1;
    if (got.status !== status || !got.type.startsWith(type) || got.body.length === 0)
      wrong.push(`${what}: ${got.status} ${got.type} of ${got.body.length} bytes`);
  };
  const open = async (path: string, type: string, headers: Record<string, string> = {}) => {
    const got = await call(path, { headers });
    check(got, 200, type, path);
    return got.body.toString('utf8');
  };
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  try {
    await open('/', 'text/html');
    await open('/robots.txt', 'text/plain');
    await open('/feeds/google-fr.xml', 'application/xml');
    const list = await open('/en/shop/', 'text/html');
    await open(/\/media\/[^"'\s,&]+/.exec(list)?.[0] ?? '/no-picture', 'image/');
    await open(/\/assets\/[\w-]+\.js/.exec(list)?.[0] ?? '/no-script', 'application/javascript');
    const [, product = '/no-product', slug = ''] = /href="(\/en\/product\/([^"?#]+))/.exec(list) ?? [];
    await open(product, 'text/html');

    const [item] = await client.db
      .select({ id: items.id })
      .from(items)
      .innerJoin(products, eq(products.reference, items.productReference))
      .where(and(eq(products.slugEn, decodeURIComponent(slug)), eq(items.status, 'listed')))
      .limit(1);
    const buyer = await insertReadyBuyer(client.db, item ? [item.id] : [], new Date());
    const cookie = { cookie: `__Host-authToken=${buyer.token}` };
    const checkout = await call('/graphql', {
      method: 'POST',
      headers: { ...cookie, 'content-type': 'application/json', 'idempotency-key': 'image-1', origin },
      body: JSON.stringify({
        query: CartCheckoutDocument,
        variables: { cartId: buyer.cartId, paymentServiceProvider: 'SANDBOX' },
      }),
    });
    check(checkout, 200, 'application/json', 'the checkout');
    const { data } = JSON.parse(checkout.body.toString('utf8')) as {
      data: { cartCheckout: { paymentUrl: string } } | null;
    };
    if (!data) return { seen, wrong: [...wrong, `the checkout: ${checkout.body.toString('utf8')}`] };
    const paid = await call(new URL(data.cartCheckout.paymentUrl, origin).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: `number=${encodeURIComponent(GOOD_CARD)}`,
    });
    if (paid.location) await call(new URL(paid.location, origin).href.slice(new URL(origin).origin.length));
    const isPaid = and(eq(orders.customerId, buyer.id), eq(orders.status, 'PAID'));
    for (const began = Date.now(); (await client.db.select().from(orders).where(isPaid)).length === 0;) {
      if (Date.now() - began > SETTLED_MS) return { seen, wrong: [...wrong, 'the order is not paid'] };
      await sleep(100);
    }
    const [invoice] = await client.db.select({ id: invoices.id }).from(invoices).limit(1);
    await open(`/documents/invoices/${invoice?.id}`, 'application/pdf', cookie);

    const message = JSON.stringify({
      id: 'evt-image',
      carrier: 'COLISSIMO',
      trackingNumber: 'UNKNOWN-1',
      kind: 'in_transit',
      at: new Date().toISOString(),
    });
    const signature = sign(deriveKey(appSecret, 'carrier webhooks'), message, new Date());
    const webhook = { method: 'POST', body: message, headers: { 'content-type': 'application/json' } };
    const signed = { ...webhook, headers: { ...webhook.headers, 'carrier-signature': signature } };
    check(await call('/webhooks/carrier', signed), 200, 'application/json', 'a webhook');
    check(await call('/webhooks/carrier', webhook), 400, 'application/json', 'a forged webhook');
  } finally {
    await client.close();
  }
  return { seen, wrong };
}

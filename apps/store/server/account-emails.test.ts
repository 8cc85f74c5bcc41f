import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { schemaResponse } from './testing/schema-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;
let hasOrder = false;

beforeAll(async () => {
  const response = schemaResponse({ textOf: (field) => field });
  api = await openUpstream((received) => {
    const reply = response(received);
    const { data } = reply.body as { data?: { me?: { hasOrder?: boolean } } };
    if (data?.me?.hasOrder !== undefined) data.me.hasOrder = hasOrder;
    return reply;
  });
  store = await openStore({ apiUrl: api.url, render });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

const main = async (path: string) =>
  /<main[\s\S]*<\/main>/.exec(
    (await store.request(path, { headers: { cookie: 'authToken=t; signedIn=1' } })).body,
  )?.[0] ?? '';

test('the first-order code is offered only to customers without an order', async () => {
  hasOrder = false;
  expect(await main('/account/emails')).toContain('10\u00A0% de réduction sur votre première commande');
  expect(await main('/en/account/emails')).toContain('10% off your first order');
  hasOrder = true;
  expect(await main('/account/emails')).toContain('Les drops en avant-première, une fois par semaine.');
  expect(await main('/account/emails')).not.toContain('première commande');
  expect(await main('/en/account/emails')).not.toContain('first order');
});

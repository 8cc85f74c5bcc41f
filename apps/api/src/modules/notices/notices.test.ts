import { CreateNoticeDocument } from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../../cli/operations/operations.ts';
import { createLog } from '../../log.ts';
import { notices } from '../../db/schema/notices.ts';
import { mails } from '../../db/schema/operations.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { movableClock, testServices } from '../../testing/services.ts';
import { shopOn, type TestShop } from '../../testing/shop.ts';
import { purgeNotices } from './purge-notices.ts';

const DAY_MS = 86_400_000;

const clock = movableClock();
let services: Awaited<ReturnType<typeof testServices>>;
let shop: TestShop;
let productReference: number;
beforeAll(async () => {
  services = await testServices({ OPEN_GRAPHQL: '1' }, clock);
  shop = await shopOn(services, clock);
  ({ reference: productReference } = await insertProduct(shop.db, { nameFr: 'Sac en cuir' }));
});
afterAll(() => shop.close());

const notice = (changes: object = {}) => ({
  productReference,
  reason: 'counterfeit' as const,
  explanation: 'Le monogramme n’est pas celui de la maison <b>.',
  name: 'Camille Dupont',
  emailAddress: ' Camille@Exemple.fr ',
  inGoodFaith: true,
  ...changes,
});

test('a notice is stored, acknowledged, emailed to the operator and listed', async () => {
  const { createNotice } = await shop.request(CreateNoticeDocument, { notice: notice() });
  expect(createNotice.reference).toMatch(/^N-\d+$/);
  while ((await shop.app.outbox.drain()) > 0);
  const sent = await shop.db.select().from(mails);
  const received = sent.find(({ recipient }) => recipient === 'camille@exemple.fr');
  expect(received?.subject).toContain(createNotice.reference);
  expect(received?.text).toContain('Sac en cuir');
  expect(received?.text).not.toContain('monogramme');
  const found = sent.find(({ recipient }) => recipient.startsWith('bonjour@'));
  expect(found?.text).toContain('Le monogramme n’est pas celui de la maison <b>.');
  expect(found?.html).not.toContain('<b>');
  const command = { name: 'notices list', parameters: [], given: {} };
  const rows = [];
  for await (const item of operate(shop.app, { ...services, log: createLog('silent') }, command))
    rows.push(item);
  expect(rows).toMatchObject([
    { row: { notice: createNotice.reference, item: productReference, reason: 'counterfeit' } },
  ]);
});

test.each([
  [{ explanation: 'faux' }, { explanation: 'TOO_SHORT' }],
  [{ explanation: 'x'.repeat(3_001) }, { explanation: 'TOO_LONG' }],
  [{ name: ' ' }, { name: 'EMPTY' }],
  [{ emailAddress: 'camille' }, { emailAddress: 'BAD_FORMAT' }],
  [{ inGoodFaith: false }, { inGoodFaith: 'EMPTY' }],
  [
    { name: '', emailAddress: '' },
    { name: 'EMPTY', emailAddress: 'BAD_FORMAT' },
  ],
])('%o is rejected with its field errors', async (changes, fields) => {
  const { failure } = await shop.call(CreateNoticeDocument, { notice: notice(changes) });
  expect(failure).toMatchObject({ name: 'VALIDATION', fields });
});

test('a notice of an unknown product is rejected', async () => {
  const { failure } = await shop.call(CreateNoticeDocument, { notice: notice({ productReference: 7 }) });
  expect(failure).toMatchObject({ name: 'NOT_FOUND' });
});

test('an address gets at most five emails an hour', async () => {
  const often = notice({ emailAddress: 'often@exemple.fr' });
  for (let times = 0; times < 5; times += 1) await shop.request(CreateNoticeDocument, { notice: often });
  const { failure } = await shop.call(CreateNoticeDocument, { notice: often });
  expect(failure).toMatchObject({ name: 'TOO_MANY_ATTEMPTS' });
});

test('a notice is stored for a year', async () => {
  const { createNotice } = await shop.request(CreateNoticeDocument, {
    notice: notice({ emailAddress: 'kept@exemple.fr' }),
  });
  const skipped = async () =>
    (await shop.db.select().from(notices)).some(({ id }) => `N-${id}` === createNotice.reference);
  clock.advance(365 * DAY_MS);
  await purgeNotices(services);
  expect(await skipped()).toBe(true);
  clock.advance(1);
  await purgeNotices(services);
  expect(await skipped()).toBe(false);
});

import {
  ConfirmDropAlertDocument,
  DropAlertDocument,
  RequestDropAlertDocument,
  StopDropAlertDocument,
} from '@patine/contract/operations';
import {
  DAY_MS,
  DROP_ALERT_CONFIRM_DAYS,
  DROP_ALERT_LONGEST_DAYS,
  DROP_ALERT_SENT_DAYS,
  HOUR_MS,
} from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drops } from '../../db/schema/catalogue.ts';
import { dropAlerts } from '../../db/schema/drop-alerts.ts';
import { mails } from '../../db/schema/operations.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { purgeAlerts } from './purge-alerts.ts';
import { ATTEMPTS_PER_HOUR } from '../customers/attempt-limits.ts';
import { sendDueAlerts } from './send-alerts.ts';

let shop: TestShop;
let networks = 0;
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => shop.close());

const later = (ms: number) => new Date(shop.clock.now().getTime() + ms);

/** Announces a drop that opens in an hour and lasts two. */
const announce = (slug: string, dates: Partial<typeof drops.$inferInsert> = {}) =>
  shop.db.insert(drops).values({
    slug,
    nameFr: 'Garde-robe',
    nameEn: 'Wardrobe',
    launchAt: later(HOUR_MS),
    endAt: later(3 * HOUR_MS),
    ...dates,
  });

/** Uses a new IP address for each call, so that only the limit of the address applies. */
const request = (slug: string, emailAddress: string, locale = 'fr') =>
  shop.call(
    RequestDropAlertDocument,
    { slug, emailAddress },
    { remoteAddress: `198.51.100.${(networks += 1)}`, headers: { 'x-ui-language': locale } },
  );
const mailsTo = async (recipient: string) => {
  await shop.app.outbox.drain();
  const rows = await shop.db.select().from(mails).where(eq(mails.recipient, recipient));
  return rows.sort((a, b) => a.outboxId - b.outboxId);
};
const linkIn = (mail: { text: string } | undefined) =>
  /\/alert\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
const look = async (token: string) => (await shop.request(DropAlertDocument, { token })).dropAlert;
const confirm = async (token: string) =>
  (await shop.request(ConfirmDropAlertDocument, { token })).confirmDropAlert;
const rowsOf = (emailAddress: string) =>
  shop.db.select().from(dropAlerts).where(eq(dropAlerts.emailAddress, emailAddress));

/** Asks for an alert and confirms it; returns the token. */
async function join(slug: string, emailAddress: string) {
  await request(slug, emailAddress);
  const token = linkIn((await mailsTo(emailAddress)).at(-1));
  expect(await confirm(token)).toBe('ON');
  return token;
}

test('an address is confirmed by mail, and gets one email when the drop opens', async () => {
  await announce('one-email');
  expect((await request('one-email', ' Lea@Example.fr ')).data).toEqual({ requestDropAlert: true });
  const [email] = await mailsTo('lea@example.fr');
  expect([email?.template, email?.subject]).toEqual([
    'drop-alert-confirm',
    'Confirmez votre alerte\u00a0: Garde-robe',
  ]);
  const token = linkIn(email);
  expect(JSON.stringify(await rowsOf('lea@example.fr'))).not.toContain(token);
  expect(await look(token)).toBe('WAITING');
  expect((await rowsOf('lea@example.fr'))[0]?.confirmedAt).toBeNull();
  expect([await confirm(token), await confirm(token)]).toEqual(['ON', 'ON']);

  await sendDueAlerts(shop);
  expect(await mailsTo('lea@example.fr')).toHaveLength(1);
  shop.clock.advance(HOUR_MS);
  await Promise.all([sendDueAlerts(shop), sendDueAlerts(shop)]);
  await sendDueAlerts(shop);
  const [, opened, ...others] = await mailsTo('lea@example.fr');
  expect(others).toEqual([]);
  expect(opened?.subject).toBe('C’est ouvert\u00a0: Garde-robe');
  expect(opened?.text).toContain('https://patine.example/drops/one-email');
  expect(opened?.unsubscribeUrl).toMatch(/^https:\/\/patine\.example\/drops\/one-email\/alert\/[\w-]{43}$/);
  expect(await look(token)).toBe('EXPIRED');
});

test('the email of an open drop shows four of its pieces that are for sale', async () => {
  await announce('with-pieces');
  const held = { heldBy: 'attempt', heldByCustomer: 'somebody', heldUntil: later(2 * HOUR_MS) };
  for (let number = 1; number <= 6; number++)
    await insertProduct(shop.db, {
      nameFr: `Robe ${number}`,
      drops: ['with-pieces'],
      ...(number === 4 ? { item: held } : {}),
    });
  const sold = { nameFr: 'Robe vendue', drops: ['with-pieces'], item: { status: 'sold' as const } };
  await insertProduct(shop.db, sold);
  await join('with-pieces', 'pieces@example.fr');
  shop.clock.advance(HOUR_MS);
  await sendDueAlerts(shop);
  const opened = (await mailsTo('pieces@example.fr')).at(-1);
  expect(opened?.text.match(/^- Robe \d, M, chez Comptoir Vintage, 45\s€$/gm)).toEqual(
    [6, 5, 3, 2].map((number) => expect.stringContaining(`Robe ${number},`)),
  );
  expect(opened?.text).not.toContain('Robe vendue');
  expect(opened?.html.match(/<img src="https:\/\/patine\.example\/media\//g)).toHaveLength(4);
});

test('an address that was not confirmed gets nothing at the launch', async () => {
  await announce('unconfirmed');
  await request('unconfirmed', 'sam@example.com', 'en');
  expect((await mailsTo('sam@example.com'))[0]?.subject).toBe('Confirm your alert: Wardrobe');
  shop.clock.advance(HOUR_MS);
  await sendDueAlerts(shop);
  expect(await mailsTo('sam@example.com')).toHaveLength(1);
});

test('a link stops the alert and deletes the address, twice without harm', async () => {
  await announce('stopped');
  const token = await join('stopped', 'ana@example.fr');
  for (let call = 0; call < 2; call += 1)
    expect(await shop.request(StopDropAlertDocument, { token })).toEqual({ stopDropAlert: true });
  expect(await rowsOf('ana@example.fr')).toEqual([]);
  expect([await look(token), await confirm(token)]).toEqual(['EXPIRED', 'EXPIRED']);
});

test('the link of the opening email can stop, but not confirm', async () => {
  await announce('stop-only');
  await request('stop-only', 'ivo@example.fr');
  const [row] = await rowsOf('ivo@example.fr');
  expect(await confirm(row?.stopToken ?? '')).toBe('EXPIRED');
  expect((await rowsOf('ivo@example.fr'))[0]?.confirmedAt).toBeNull();
});

test('a second request replaces the link and keeps one alert', async () => {
  await announce('twice');
  await request('twice', 'noe@example.fr');
  const first = linkIn((await mailsTo('noe@example.fr')).at(-1));
  const token = await join('twice', 'noe@example.fr');
  expect(await look(first)).toBe('EXPIRED');
  expect(await look(token)).toBe('ON');
  expect(await rowsOf('noe@example.fr')).toHaveLength(1);
});

test.each([
  ['an unknown drop', 'nobody', {}, 'x@example.fr'],
  ['a drop that has opened', 'open-now', { launchAt: new Date(0) }, 'x@example.fr'],
  ['a drop that is over', 'over-now', { launchAt: null, endAt: new Date(0) }, 'x@example.fr'],
  ['an invalid address', 'bad-address', {}, 'x@example'],
])('%s stores nothing', async (_, slug, dates, emailAddress) => {
  if (slug !== 'nobody') await announce(slug, dates);
  expect((await request(slug, emailAddress)).data).toEqual({ requestDropAlert: false });
  expect(await rowsOf(emailAddress)).toEqual([]);
});

test('a mailbox is asked a few times an hour at most', async () => {
  await announce('limited');
  for (let call = 0; call < ATTEMPTS_PER_HOUR['mail-address']; call += 1)
    await request('limited', 'max@example.fr');
  const { errors } = await request('limited', 'max@example.fr');
  expect(errors?.[0]?.extensions?.['name']).toBe('TOO_MANY_ATTEMPTS');
});

test('a drop that ended while its email waited is not announced', async () => {
  await announce('too-late');
  await join('too-late', 'eve@example.fr');
  shop.clock.advance(4 * HOUR_MS);
  await sendDueAlerts(shop);
  expect(await mailsTo('eve@example.fr')).toHaveLength(1);
});

test('addresses are deleted once the link expired, the email was sent, or the drop never came', async () => {
  await announce('purged', { launchAt: later(DAY_MS), endAt: null });
  await announce('never', { launchAt: null, endAt: null });
  await request('purged', 'late@example.fr');
  await join('purged', 'sent@example.fr');
  await join('never', 'patient@example.fr');
  const left = async () =>
    (await Promise.all(['late@example.fr', 'sent@example.fr', 'patient@example.fr'].map(rowsOf))).map(
      ({ length }) => length,
    );
  shop.clock.advance(DAY_MS);
  await sendDueAlerts(shop);
  await purgeAlerts(shop);
  expect(await left()).toEqual([1, 1, 1]);
  shop.clock.advance((DROP_ALERT_SENT_DAYS + 1) * DAY_MS);
  await purgeAlerts(shop);
  expect(DROP_ALERT_CONFIRM_DAYS).toBeLessThanOrEqual(DROP_ALERT_SENT_DAYS);
  expect(await left()).toEqual([0, 0, 1]);
  shop.clock.advance(DROP_ALERT_LONGEST_DAYS * DAY_MS);
  await purgeAlerts(shop);
  expect(await left()).toEqual([0, 0, 0]);
});

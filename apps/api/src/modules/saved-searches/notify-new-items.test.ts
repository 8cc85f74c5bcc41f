import {
  MyNotificationsDocument,
  SaveSearchDocument,
  StopAlertsDocument,
  UpdateSavedSearchAlertsDocument,
  type AlertFrequency,
} from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@patine/core';
import { drops, measurements } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/operations.ts';
import { savedSearches } from '../../db/schema/saved-searches.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { productsChanged } from '../outbox/enqueue.ts';
import { notifyNewItems } from './notify-new-items.ts';

const HOUR = 60 * MINUTE_MS;

let shop: TestShop;
let notifyAll: () => Promise<number>;
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example' });
  notifyAll = notifyNewItems({ db: shop.db, clock: shop.clock, log: shop.app.log }, shop.app.searching);
});
afterAll(() => shop.close());

/** Saves a search by colour. Each test uses its own colour, so that tests do not find each other's products. */
async function keep(
  emailAddress: string,
  color: string,
  alerts: AlertFrequency,
  { path = '/shop/', numericFilters = [] as string[] } = {},
) {
  const { id: customerId, token } = await shop.signUp(emailAddress);
  const { saveSearch } = await shop.request(
    SaveSearchDocument,
    {
      savedSearch: {
        name: `Robes <${color}>`,
        path: `${path}?colors=${color}`,
        criteria: { text: '', facetFilters: [[`color:${color}`]], numericFilters, tagFilters: [] },
        alerts,
      },
    },
    { token },
  );
  return { emailAddress, customerId, token, id: saveSearch.id };
}

async function list(
  color: string,
  { waist, ...over }: Parameters<typeof insertProduct>[1] & { waist?: number } = {},
) {
  const { reference, itemId } = await insertProduct(shop.db, { colors: [color], ...over });
  if (waist !== undefined) await shop.db.insert(measurements).values({ itemId, name: 'waist', value: waist });
  await productsChanged(shop.db, [reference], shop.clock.now());
  await shop.app.outbox.drain();
  return reference;
}

/** Advances the clock, runs the job, and returns all alert emails to this customer. */
async function after(milliseconds: number, { emailAddress }: { emailAddress: string }) {
  shop.clock.advance(milliseconds);
  await notifyAll();
  await shop.app.outbox.drain();
  const rows = await shop.db.select().from(mails).where(eq(mails.recipient, emailAddress));
  return rows.filter(({ template }) => template === 'saved-search-alert');
}

test('a new product is notified once, with its data, its URL and a link to unsubscribe', async () => {
  await list('blanc', { nameFr: 'Robe d’avant' });
  const reader = await keep('instant@example.com', 'blanc', 'INSTANT');
  expect(await after(MINUTE_MS, reader)).toEqual([]);
  await list('blanc', { nameFr: 'Robe <neuve>', slugFr: 'robe-neuve' });
  await list('vert', { nameFr: 'Robe verte' });
  const [mail, ...others] = await after(MINUTE_MS, reader);
  expect(others).toEqual([]);
  const { me } = await shop.request(MyNotificationsDocument, { limit: 10, page: 1 }, reader);
  expect(me.notifications.notifications).toMatchObject([
    { kind: 'NEW_PRODUCTS', productCount: 1, savedSearch: { id: reader.id } },
  ]);
  expect(mail?.subject).toBe('Une nouvelle pièce pour «\u00a0Robes <blanc>\u00a0»');
  expect(mail?.text).toMatch(
    /- Robe <neuve>, m, chez .+, 45\s€\nhttps:\/\/patine\.example\/produit\/robe-neuve\n/i,
  );
  expect(mail?.text).not.toMatch(/Robe d’avant|Robe verte/);
  expect(mail?.html).toContain('Robe &lt;neuve&gt;');
  const [row] = await shop.db.select().from(savedSearches).where(eq(savedSearches.id, reader.id));
  expect(mail?.unsubscribeUrl).toBe(`https://patine.example/alerts/${row?.token}`);
  expect(mail?.html).toContain(mail?.unsubscribeUrl);
  expect(await after(HOUR, reader)).toHaveLength(1);
});

test('the new products of a day are one email, in the language of the saved search', async () => {
  const reader = await keep('daily@example.com', 'beige', 'DAILY', { path: '/en/shop/' });
  for (let number = 1; number <= 8; number++) await list('beige');
  expect(await after(23 * HOUR, reader)).toEqual([]);
  const [mail] = await after(HOUR, reader);
  expect([mail?.subject, mail?.locale]).toEqual(['8 new pieces for “Robes <beige>”', 'en']);
  expect(mail?.text).toContain('And 2 more pieces.');
  expect(mail?.text).toContain('https://patine.example/en/shop/?colors=beige');
  expect(await after(24 * HOUR, reader)).toHaveLength(1);
});

test('weekly alerts are a week apart', async () => {
  const reader = await keep('weekly@example.com', 'gris', 'WEEKLY');
  await list('gris');
  expect(await after(6 * 24 * HOUR, reader)).toEqual([]);
  expect(await after(24 * HOUR, reader)).toHaveLength(1);
});

test('a search by measures notifies only products that fit', async () => {
  const numericFilters = ['waist>=70', 'waist<=80'];
  const reader = await keep('measured@example.com', 'turquoise', 'INSTANT', { numericFilters });
  await list('turquoise', { nameFr: 'Robe ajustée', waist: 76 });
  await list('turquoise', { nameFr: 'Robe large', waist: 81 });
  await list('turquoise', { nameFr: 'Robe sans mesure' });
  const [mail, ...others] = await after(MINUTE_MS, reader);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Robe ajustée');
  expect(mail?.text).not.toMatch(/Robe large|Robe sans mesure/);
});

test('a product that is already sold is not notified', async () => {
  const reader = await keep('late@example.com', 'or', 'INSTANT');
  await list('or', { item: { status: 'sold', soldAt: shop.clock.now() } });
  expect(await after(MINUTE_MS, reader)).toEqual([]);
});

test('a search without alerts notifies nothing, and begins with products added after alerts are turned on', async () => {
  const reader = await keep('silent@example.com', 'rose', 'NONE');
  await list('rose', { nameFr: 'Robe tue' });
  expect(await after(MINUTE_MS, reader)).toEqual([]);
  const { id, token } = reader;
  await shop.request(UpdateSavedSearchAlertsDocument, { id, alerts: 'INSTANT' }, { token });
  expect(await after(MINUTE_MS, reader)).toEqual([]);
  await list('rose', { nameFr: 'Robe dite' });
  expect((await after(MINUTE_MS, reader)).map(({ text }) => /Robe \w+/.exec(text)?.[0])).toEqual([
    'Robe dite',
  ]);
});

test('a product of a drop is notified when the drop opens, though it was listed before', async () => {
  const reader = await keep('drop@example.com', 'ecru', 'INSTANT');
  const launchAt = new Date(shop.clock.now().getTime() + HOUR);
  await shop.db.insert(drops).values({ slug: 'a-venir', nameFr: 'À venir', nameEn: 'To come', launchAt });
  const hidden = await insertProduct(shop.db, {
    colors: ['ecru'],
    nameFr: 'Robe cachée',
    drops: ['a-venir'],
  });
  await productsChanged(shop.db, [hidden.reference], shop.clock.now());
  await list('ecru', { nameFr: 'Robe en vente' });
  expect(await after(MINUTE_MS, reader)).toHaveLength(1);
  shop.clock.advance(HOUR);
  await productsChanged(shop.db, [hidden.reference], shop.clock.now());
  await shop.app.outbox.drain();
  const [, mail, ...others] = await after(MINUTE_MS, reader);
  expect(mail?.text).toContain('Robe cachée');
  expect(others).toEqual([]);
  expect(await after(HOUR, reader)).toHaveLength(2);
});

test('two concurrent runs send one email', async () => {
  const reader = await keep('twice@example.com', 'marron', 'INSTANT');
  await list('marron');
  shop.clock.advance(MINUTE_MS);
  const notified = await Promise.all([notifyAll(), notifyAll(), notifyAll()]);
  expect(notified.reduce((sum, count) => sum + count)).toBe(1);
  expect(await after(0, reader)).toHaveLength(1);
});

test('a pending email is not sent after its customer unsubscribed or closed the account', async () => {
  const stopped = await keep('stopped@example.com', 'violet', 'INSTANT');
  const closed = await keep('closed@example.com', 'violet', 'INSTANT');
  await list('violet');
  shop.clock.advance(MINUTE_MS);
  expect(await notifyAll()).toBe(2);
  const [row] = await shop.db.select().from(savedSearches).where(eq(savedSearches.id, stopped.id));
  await shop.request(StopAlertsDocument, { token: row?.token ?? '' });
  await shop.db.update(customers).set({ deactivated: true }).where(eq(customers.id, closed.customerId));
  expect(await after(0, stopped)).toEqual([]);
  expect(await after(0, closed)).toEqual([]);
});

test('a search that fails does not block the others and is retried', async () => {
  const broken = await keep('broken@example.com', 'argent', 'INSTANT');
  const whole = await keep('whole@example.com', 'argent', 'INSTANT');
  const [row] = await shop.db.select().from(savedSearches).where(eq(savedSearches.id, broken.id));
  if (!row) throw new Error('No such search');
  const criteria = { ...row.criteria, numericFilters: ['price'] };
  await shop.db.update(savedSearches).set({ criteria }).where(eq(savedSearches.id, broken.id));
  await list('argent');
  expect(await after(MINUTE_MS, whole)).toHaveLength(1);
  expect(await after(0, broken)).toEqual([]);
  await shop.db.update(savedSearches).set({ criteria: row.criteria }).where(eq(savedSearches.id, broken.id));
  expect(await after(10 * MINUTE_MS, broken)).toHaveLength(1);
});

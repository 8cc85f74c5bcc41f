import {
  AddProductToWishlistDocument,
  ChooseEmailsDocument,
  ConfirmNewsletterDocument,
  EmailSubscriptionDocument,
  MyEmailTopicsDocument,
  StopEmailsDocument,
  SubscribeToNewsletterDocument,
} from '@patine/contract/operations';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@patine/core';
import { systemRandom } from '../../clock.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/operations.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { notifyWishlistChanges } from '../wishlist/notify-wishlist-changes.ts';

let shop: TestShop;
let notifyAll: () => Promise<number>;
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example' });
  notifyAll = () =>
    notifyWishlistChanges({ db: shop.db, clock: shop.clock, random: systemRandom, log: shop.app.log });
});
afterAll(() => shop.close());

type Reader = Awaited<ReturnType<TestShop['signUp']>>;

const topicsOf = async ({ token }: Reader) =>
  (await shop.request(MyEmailTopicsDocument, {}, { token })).me.emailTopics;
const choose = async (
  { token }: Reader,
  topic: 'NEWSLETTER' | 'PRICE_DROPS' | 'BACK_IN_STOCK',
  wanted: boolean,
) => (await shop.request(ChooseEmailsDocument, { topic, wanted }, { token })).chooseEmails;
/** A customer who turned on both wishlist topics. */
const wishing = async (emailAddress: string) => {
  const reader = await shop.signUp(emailAddress);
  for (const topic of ['PRICE_DROPS', 'BACK_IN_STOCK'] as const) await choose(reader, topic, true);
  return reader;
};
const keep = async ({ token }: Reader, over: Parameters<typeof insertProduct>[1] = {}) => {
  const item = await insertProduct(shop.db, over);
  await shop.request(AddProductToWishlistDocument, { productReference: item.reference }, { token });
  return item.reference;
};
const costs = (reference: number, priceAmount: number, regularAmount: number | null = null) =>
  shop.db.update(products).set({ priceAmount, regularAmount }).where(eq(products.reference, reference));
const listing = (reference: number, values: Partial<typeof items.$inferInsert>) =>
  shop.db.update(items).set(values).where(eq(items.productReference, reference));
const mailsTo = async ({ emailAddress }: Reader, template: string) => {
  await shop.app.outbox.drain();
  return shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, emailAddress), eq(mails.template, template)))
    .orderBy(mails.outboxId);
};
const tokenIn = (address: string | null | undefined) => /[\w-]{43}$/.exec(address ?? '')?.[0] ?? '';

test('a price drop of a wishlist product is notified once, with the former price that the law allows', async () => {
  const reader = await wishing('falls@example.fr');
  const reference = await keep(reader, {
    nameFr: 'Veste <rouge>',
    slugFr: 'veste-rouge',
    priceAmount: 5_000,
  });
  await keep(reader, { nameFr: 'Robe stable' });
  expect(await notifyAll()).toBe(0);
  await costs(reference, 4_000, 4_800);
  expect(await notifyAll()).toBe(1);
  expect(await notifyAll()).toBe(0);
  const [mail, ...others] = await mailsTo(reader, 'price-drops');
  expect(others).toEqual([]);
  expect([mail?.subject, mail?.locale]).toEqual(['Un de vos favoris a baissé de prix', 'fr']);
  expect(mail?.text).toMatch(
    /^- Veste <rouge>, M, chez .+, 40\s€ au lieu de 48\s€\nhttps:\/\/patine\.example\/produit\/veste-rouge\n/m,
  );
  expect(mail?.html).toMatch(/au lieu de <s>48\s€<\/s>/);
  expect(mail?.text).not.toContain('Robe stable');
  expect(mail?.html).toContain('Veste &lt;rouge&gt;');
  expect(mail?.html).toContain(mail?.unsubscribeUrl);
});

test('nobody gets emails about their wishlist before asking for them', async () => {
  const reader = await shop.signUp('never-asked@example.fr');
  expect(await topicsOf(reader)).toEqual({ newsletter: 'NONE', priceDrops: false, backInStock: false });
  const reference = await keep(reader);
  await costs(reference, 4_000);
  expect(await notifyAll()).toBe(0);
  expect(await mailsTo(reader, 'price-drops')).toEqual([]);
  // Price drops from before the topic was turned on are not sent afterwards.
  await choose(reader, 'PRICE_DROPS', true);
  expect(await notifyAll()).toBe(0);
});

test('the price drops of a day are one email, in the customer’s language', async () => {
  const reader = await wishing('day@example.com');
  await shop.db.update(customers).set({ locale: 'EN' }).where(eq(customers.id, reader.id));
  const [first, second, third] = [await keep(reader), await keep(reader), await keep(reader)];
  await costs(first, 4_000);
  expect(await notifyAll()).toBe(1);
  await costs(second, 4_000);
  await costs(third, 4_000);
  shop.clock.advance(23 * HOUR_MS);
  expect(await notifyAll()).toBe(0);
  shop.clock.advance(HOUR_MS);
  expect(await notifyAll()).toBe(1);
  const [, mail] = await mailsTo(reader, 'price-drops');
  expect(mail?.subject).toBe('2 price drops on your wishlist');
  expect(mail?.text).toContain('https://patine.example/en/product/');
  expect(mail?.unsubscribeUrl).toContain('https://patine.example/en/emails/');
});

test('a price that rises and falls back, or a sold product, is not notified', async () => {
  const reader = await wishing('no-news@example.fr');
  const [swings, sold] = [await keep(reader), await keep(reader)];
  await costs(swings, 6_000);
  await notifyAll();
  await costs(swings, 4_500);
  await costs(sold, 2_000);
  await listing(sold, { status: 'sold', soldAt: shop.clock.now() });
  expect(await notifyAll()).toBe(0);
});

test('a returned product that is for sale again is notified at once', async () => {
  const reader = await wishing('back@example.fr');
  const reference = await keep(reader, { nameFr: 'Manteau revenu', slugFr: 'manteau-revenu' });
  await listing(reference, { status: 'sold', soldAt: shop.clock.now() });
  expect(await notifyAll()).toBe(0);
  await listing(reference, { status: 'listed', soldAt: null, listingNumber: 2 });
  expect([await notifyAll(), await notifyAll()]).toEqual([1, 0]);
  const [mail] = await mailsTo(reader, 'wishlist-back-in-stock');
  expect(mail?.subject).toBe('Un de vos favoris est de retour');
  expect(mail?.text).toContain('https://patine.example/produit/manteau-revenu');
});

test('a product that is sold while its email waits is left out', async () => {
  const reader = await wishing('sold-meanwhile@example.fr');
  const reference = await keep(reader);
  await costs(reference, 4_000);
  expect(await notifyAll()).toBe(1);
  await listing(reference, { status: 'sold', soldAt: shop.clock.now() });
  expect(await mailsTo(reader, 'price-drops')).toEqual([]);
});

test('two concurrent runs send one email', async () => {
  const reader = await wishing('two-processes@example.fr');
  await costs(await keep(reader), 4_000);
  const notified = await Promise.all([notifyAll(), notifyAll(), notifyAll()]);
  expect(notified.reduce((sum, count) => sum + count)).toBe(1);
  expect(await mailsTo(reader, 'price-drops')).toHaveLength(1);
});

test('the link of an email unsubscribes from its topic alone, and price drops in between are not notified later', async () => {
  const reader = await wishing('one-topic@example.fr');
  const reference = await keep(reader);
  await costs(reference, 4_000);
  await notifyAll();
  const [mail] = await mailsTo(reader, 'price-drops');
  const token = tokenIn(mail?.unsubscribeUrl);
  const subscription = async () =>
    (await shop.request(EmailSubscriptionDocument, { token })).emailSubscription;
  expect(await subscription()).toEqual({ topic: 'PRICE_DROPS', wanted: true });
  await shop.request(StopEmailsDocument, { token });
  expect(await subscription()).toEqual({ topic: 'PRICE_DROPS', wanted: false });
  expect(await topicsOf(reader)).toEqual({ newsletter: 'NONE', priceDrops: false, backInStock: true });
  shop.clock.advance(25 * HOUR_MS);
  await costs(reference, 3_000);
  expect(await notifyAll()).toBe(0);
  expect(await choose(reader, 'PRICE_DROPS', true)).toMatchObject({ priceDrops: true });
  expect(await notifyAll()).toBe(0);
  await costs(reference, 2_900);
  expect(await notifyAll()).toBe(1);
});

test('a customer selects the newsletter, which asks for a confirmation by email', async () => {
  const reader = await shop.signUp('chooses@example.fr');
  expect(await choose(reader, 'NEWSLETTER', true)).toMatchObject({ newsletter: 'WAITING' });
  const [email] = await mailsTo(reader, 'newsletter-confirm');
  const token = /confirm\/([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '';
  await shop.request(ConfirmNewsletterDocument, { token });
  expect(await topicsOf(reader)).toMatchObject({ newsletter: 'ON' });
  expect(await choose(reader, 'NEWSLETTER', true)).toMatchObject({ newsletter: 'ON' });
  expect(await mailsTo(reader, 'newsletter-confirm')).toHaveLength(1);
  expect(await choose(reader, 'NEWSLETTER', false)).toMatchObject({ newsletter: 'NONE' });
  expect((await shop.request(ConfirmNewsletterDocument, { token })).confirmNewsletter.state).toBe('EXPIRED');
});

test('an account neither shows nor ends a subscription that somebody else made with its address', async () => {
  const emailAddress = 'not-proved@example.fr';
  await shop.request(SubscribeToNewsletterDocument, { emailAddress, source: 'footer' });
  await shop.app.outbox.drain();
  const [email] = await shop.db.select().from(mails).where(eq(mails.recipient, emailAddress));
  const token = /confirm\/([\w-]{43})/.exec(email?.text ?? '')?.[1] ?? '';
  await shop.request(ConfirmNewsletterDocument, { token });
  const stranger = await shop.signUp(emailAddress);
  expect(await topicsOf(stranger)).toMatchObject({ newsletter: 'NONE' });
  await choose(stranger, 'NEWSLETTER', false);
  const stop = { token: tokenIn(email?.unsubscribeUrl) };
  expect((await shop.request(EmailSubscriptionDocument, stop)).emailSubscription.wanted).toBe(true);
});

test("nothing that one customer chooses changes another's mails", async () => {
  const [lea, zoe] = [await shop.signUp('own-lea@example.fr'), await shop.signUp('own-zoe@example.fr')];
  await choose(lea, 'NEWSLETTER', true);
  for (const topic of ['PRICE_DROPS', 'BACK_IN_STOCK'] as const) await choose(zoe, topic, true);
  await choose(zoe, 'NEWSLETTER', false);
  expect(await topicsOf(lea)).toEqual({ newsletter: 'WAITING', priceDrops: false, backInStock: false });
  expect(await topicsOf(zoe)).toEqual({ newsletter: 'NONE', priceDrops: true, backInStock: true });
});

test.each<[string, string, object]>([
  ['me.emailTopics', MyEmailTopicsDocument, {}],
  ['chooseEmails', ChooseEmailsDocument, { topic: 'PRICE_DROPS', wanted: false }],
])('%s is refused to a visitor', async (_name, document, variables) => {
  expect((await shop.call(document, variables)).failure?.name).toBe('ACCESS_DENIED');
});

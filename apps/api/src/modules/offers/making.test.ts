import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@patine/core';
import { rowsOf } from '../../db/rows.ts';
import { drops } from '../../db/schema/catalogue.ts';
import { offers } from '../../db/schema/offers.ts';
import { offeringShop, SELLER, type OfferingShop } from '../../testing/offers.ts';

let shop: OfferingShop;

beforeAll(async () => {
  // A sale that lasts one day, a month after the tests' first date.
  shop = await offeringShop({ OFFERS_CLOSED: '2026-12-21T00:00Z/2026-12-22T00:00Z' });
});
afterAll(() => shop.close());

const somebody = () => shop.ready();

test.each([
  [6999, { name: 'OFFER_TOO_LOW', code: 900, minPrice: 7000 }],
  [7000, null],
  [10_000, null],
  [10_001, { name: 'OFFER_ABOVE_PRICE', code: 901 }],
])('%i hundredths for an item of 100.00 € gives %j', async (amount, refusal) => {
  const { token } = await somebody();
  const { data, failure } = await shop.offer(token, await shop.item(), amount);
  expect(failure ?? null).toEqual(refusal);
  const { status, amount: taken } = data?.makePriceOffer ?? { status: null, amount: null };
  expect([status, taken?.amount ?? null]).toEqual(refusal ? [null, null] : ['PENDING', amount]);
});

test('the minimum is the seller’s where that is higher', async () => {
  const { token } = await somebody();
  const item = await shop.item({ minPriceAmount: 8550 });
  expect((await shop.offer(token, item, 8549)).failure).toMatchObject({ code: 900, minPrice: 8550 });
  expect((await shop.offer(token, item, 8550)).failure).toBeUndefined();
});

test('a customer has one offer for an item, and nobody else has one beside it', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const item = await shop.item();
  expect((await shop.offer(first.token, item, 8000)).failure).toBeUndefined();
  expect((await shop.offer(first.token, item, 9000)).failure).toEqual({
    name: 'OFFER_ALREADY_MADE',
    code: 904,
  });
  expect((await shop.offer(second.token, item, 9000)).failure).toEqual({
    name: 'OFFER_BY_SOMEBODY_ELSE',
    code: 902,
  });
});

test('once an offer is over, another customer may make one, but not the same customer again', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const item = await shop.item();
  await shop.offer(first.token, item, 8000);
  await shop.answer((await shop.sellerLink()).token, false);
  expect((await shop.offer(first.token, item, 9000)).failure).toMatchObject({ code: 904 });
  expect((await shop.offer(second.token, item, 9000)).failure).toBeUndefined();
});

test('no offer can be made for an unavailable item, or one whose seller takes none', async () => {
  const { token } = await somebody();
  await shop.db.insert(drops).values({
    slug: 'not-yet-open',
    nameFr: 'Bientôt',
    nameEn: 'Soon',
    launchAt: new Date(shop.clock.now().getTime() + HOUR_MS),
  });
  const items = [
    await shop.item({ item: { status: 'sold' } }),
    await shop.item({ item: { status: 'withdrawn' } }),
    await shop.item({ acceptsOffers: false }),
    await shop.item({ drops: ['not-yet-open'] }),
    await shop.item({
      item: {
        heldBy: 'somebody’s payment',
        heldByCustomer: 'somebody',
        heldUntil: new Date(shop.clock.now().getTime() + 1),
      },
    }),
  ];
  for (const item of items)
    expect((await shop.offer(token, item, 8000)).failure).toEqual({
      name: 'OFFER_CLOSED_PERIOD',
      code: 903,
    });
});

test('during a sale no bounds are returned: pages then show no button that would be refused', async () => {
  const { reference } = await shop.item();
  const range = async () =>
    (
      await shop.request<{ product: { pricing: { priceOfferRange: object | null } } }, object>(
        'query($reference: Int!) { product(reference: $reference) { pricing { priceOfferRange { min max } } } }',
        { reference },
      )
    ).product.pricing.priceOfferRange;
  expect(await range()).not.toBeNull();
  const now = shop.clock.now().getTime();
  shop.clock.advance(Date.parse('2026-12-21T12:00Z') - now);
  expect(await range()).toBeNull();
  shop.clock.advance(now - Date.parse('2026-12-21T12:00Z'));
});

test('a visitor is asked to sign in, and an unknown product is not found', async () => {
  const item = await shop.item();
  expect((await shop.offer(undefined, item, 8000)).failure?.name).toBe('ACCESS_DENIED');
  const { token } = await somebody();
  const other = await shop.item();
  expect((await shop.offer(token, { ...item, variantId: other.variantId }, 8000)).failure?.name).toBe(
    'NOT_FOUND',
  );
  expect((await shop.offer(token, item, 0)).failure?.name).toBe('VALIDATION');
});

test('an offer is shown to its buyer only', async () => {
  const [owner, other] = [await somebody(), await somebody()];
  const item = await shop.item();
  await shop.offer(owner.token, item, 8000);
  expect(await shop.myOffer(owner.token, item)).toMatchObject({ status: 'PENDING' });
  expect(await shop.myOffer(other.token, item)).toBeNull();
  expect(await shop.myOffer(undefined, item)).toBeNull();
  expect(await shop.mine(owner.token)).toMatchObject([{ product: { reference: item.reference } }]);
  expect(await shop.mine(other.token)).toEqual([]);
});

test('the seller gets a link of 32 random bytes, stored only as a hash', async () => {
  const { token } = await somebody();
  await shop.offer(token, await shop.item(), 7150);
  const { letter, token: link } = await shop.sellerLink();
  expect(letter.recipient).toBe(SELLER);
  expect(letter.subject).toContain('71,50\u00a0€');
  expect(Buffer.from(link, 'base64url')).toHaveLength(32);
  const tables = ['offers', 'offer_links', 'outbox'];
  for (const table of tables) {
    const rows = await rowsOf(shop.db, sql.raw(`select t::text as row from ${table} t`));
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(link);
  }
});

test('the operator answers for a seller without a mailbox', async () => {
  const { token } = await somebody();
  const store = { slug: 'no-address', name: 'Sans adresse', emailAddress: null };
  expect((await shop.offer(token, await shop.item({ store }), 8000)).failure).toBeUndefined();
  const { letter, token: link } = await shop.sellerLink();
  expect(letter.recipient).toBe('bonjour@localhost');
  expect(letter.text).toContain('Sans adresse');
  expect((await shop.answer(link, true)).failure).toBeUndefined();
});

test('of fifty concurrent offers for an item one is accepted by the api', async () => {
  const item = await shop.item();
  const people = await Promise.all(Array.from({ length: 50 }, somebody));
  const answers = await Promise.all(people.map(({ token }) => shop.offer(token, item, 8000)));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(answers.filter(({ failure }) => failure?.code === 902)).toHaveLength(49);
  const made = await shop.db.select().from(offers).where(eq(offers.itemId, item.itemId));
  expect(made).toHaveLength(1);
});

test('a customer who has made twenty offers in a day has to wait', async () => {
  const { token } = await somebody();
  for (let made = 0; made < 20; made += 1)
    expect((await shop.offer(token, await shop.item(), 8000)).failure).toBeUndefined();
  const item = await shop.item();
  expect((await shop.offer(token, item, 8000)).failure?.name).toBe('TOO_MANY_ATTEMPTS');
  shop.clock.advance(DAY_MS);
  expect((await shop.offer(token, item, 8000)).failure).toBeUndefined();
});

test('during a sale no offer can be made', async () => {
  const { token } = await somebody();
  const item = await shop.item();
  const until = (instant: string) => shop.clock.advance(Date.parse(instant) - shop.clock.now().getTime());
  until('2026-12-21T00:00:00Z');
  const late = await somebody();
  expect((await shop.offer(late.token, item, 8000)).failure).toMatchObject({ code: 903 });
  until('2026-12-22T00:00:00Z');
  const later = await somebody();
  expect((await shop.offer(later.token, item, 8000)).failure).toBeUndefined();
  // The session from a month ago has expired.
  expect((await shop.offer(token, item, 8000)).failure?.name).toBe('ACCESS_DENIED');
});

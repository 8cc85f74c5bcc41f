import { eq } from 'drizzle-orm';
import { DAY_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../clock.ts';
import { items } from '../../db/schema/catalogue.ts';
import { offers } from '../../db/schema/offers.ts';
import { outbox } from '../../db/schema/operations.ts';
import { checkoutOverHttp } from '../../testing/over-http.ts';
import { offeringShop, type OfferingShop } from '../../testing/offers.ts';
import { insertReadyBuyer } from '../../testing/ready-buyers.ts';
import { issueOfferLink } from './links-repository.ts';
import { insertOffer } from './repository.ts';

const BUYERS = 50;

let shop: OfferingShop;
let url: string;

beforeAll(async () => {
  shop = await offeringShop();
  const address = shop.app.server.address();
  if (!address || typeof address === 'string') throw new Error('The test server has no TCP address');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => shop.close());

/** Inserts one offer per buyer for the same item directly, because `makePriceOffer` rejects a second one. */
async function fiftyOffers() {
  const item = await shop.item();
  const now = shop.clock.now();
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = await insertReadyBuyer(shop.db, [item.itemId], now);
      const { id } = await insertOffer(shop.db, {
        id: systemRandom.uuid(),
        customerId: buyer.id,
        productReference: item.reference,
        itemId: item.itemId,
        listingNumber: 1,
        amount: 8000,
        priceAmount: 10_000,
        currency: 'EUR',
        createdAt: now,
        expiresAt: new Date(now.getTime() + DAY_MS),
      });
      return { ...buyer, offerId: id, link: await issueOfferLink(shop.db, id, now, systemRandom) };
    }),
  );
  return { item, buyers };
}

const statusesOf = async (itemId: number) =>
  (await shop.db.select().from(offers).where(eq(offers.itemId, itemId))).map(({ status }) => status);

test('of fifty offers for one item that are accepted concurrently, one is', async () => {
  const { item, buyers } = await fiftyOffers();
  const answers = await Promise.all(buyers.map(({ link }) => shop.answer(link, true)));
  const statuses = answers.map(({ data }) => data?.answerPriceOffer.status);
  expect(statuses.filter((status) => status === 'ACCEPTED')).toHaveLength(1);
  expect((await statusesOf(item.itemId)).toSorted()).toEqual([
    'ACCEPTED',
    ...Array.from({ length: BUYERS - 1 }, () => 'CLOSED'),
  ]);
  const [row] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  const winner = buyers[statuses.indexOf('ACCEPTED')];
  expect(row).toMatchObject({ reservedFor: winner?.id, reservedAmount: 8000 });
});

test('of fifty concurrent acceptances of one offer one counts, and its buyer is notified once', async () => {
  const item = await shop.item();
  const { offer, link } = await shop.offered(item);
  const answers = await Promise.all(Array.from({ length: BUYERS }, () => shop.answer(link, true)));
  expect(answers.every(({ data }) => data?.answerPriceOffer.status === 'ACCEPTED')).toBe(true);
  const events = (await shop.db.select().from(outbox)).filter(
    ({ payload }) => payload['offerId'] === offer.id && payload['update'] === 'accepted',
  );
  expect(events).toHaveLength(1);
});

test('an offer that is accepted while fifty others pay: either its buyer or one of them gets the item', async () => {
  const { item, buyers } = await fiftyOffers();
  const [first, ...others] = buyers;
  if (!first) throw new Error('There are no buyers');
  const [accepted, ...checkouts] = await Promise.all([
    shop.answer(first.link, true),
    ...others.map((buyer, number) => checkoutOverHttp(url, buyer, `promised-${number}`)),
  ]);
  const sessions = checkouts.filter(({ session }) => session);
  const isPromised = accepted.data?.answerPriceOffer.status === 'ACCEPTED';
  expect(sessions.length + Number(isPromised)).toBe(1);
  const refusals = checkouts.filter(({ session }) => !session).map(({ failure }) => failure?.name ?? '');
  expect(refusals.filter((name) => !['ITEM_RESERVED', 'ITEM_BEING_PAID'].includes(name))).toEqual([]);
  const [row] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  expect([row?.heldBy, row?.reservedFor].filter(Boolean)).toHaveLength(1);
});

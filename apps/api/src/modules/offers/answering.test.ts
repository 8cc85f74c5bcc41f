import { eq } from 'drizzle-orm';
import { DAY_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from '../../db/schema/catalogue.ts';
import { offers } from '../../db/schema/offers.ts';
import { orders } from '../../db/schema/orders.ts';
import { sandboxPayments } from '../../db/schema/payments.ts';
import { GOOD_CARD } from '../../testing/buying.ts';
import { offeringShop, type OfferingShop } from '../../testing/offers.ts';
import { expireOffers } from './expire-offers.ts';

let shop: OfferingShop;

beforeAll(async () => {
  shop = await offeringShop();
});
afterAll(() => shop.close());

const AVAILABILITY =
  'query($reference: Int!) { product(reference: $reference) { availability stateLabel pricing { currentPrice { amount } regularPrice { amount } labels { type slug name } } } }';

type Shown = {
  availability: string;
  stateLabel: string | null;
  pricing: { currentPrice: { amount: number }; regularPrice: { amount: number } | null };
};

const shown = async ({ reference }: { reference: number }, token?: string) =>
  (await shop.request<{ product: Shown }, object>(AVAILABILITY, { reference }, { token })).product;

const found = async ({ reference }: { reference: number }) => {
  await shop.app.outbox.drain();
  const answer = await shop.app.searching<{ availability: string }>([
    {
      indexName: 'search_fr',
      query: '',
      numericFilters: [`reference=${reference}`],
      attributesToRetrieve: ['availability'],
    },
  ]);
  return answer[0]?.hits[0]?.availability;
};

const lapse = () => expireOffers({ db: shop.db, clock: shop.clock });

test('an accepted offer is the buyer’s own price in cart, order and payment, to the cent', async () => {
  const item = await shop.item({ regularAmount: 12_000 });
  const { buyer, link } = await shop.offered(item, 7149);
  const before = await shop.cart(buyer);
  const { data } = await shop.answer(link, true);
  expect(data?.answerPriceOffer.status).toBe('ACCEPTED');

  const cart = await shop.cart(buyer);
  const [line] = cart.subCarts.flatMap(({ cartItems }) => cartItems);
  expect(line?.product.pricing.currentPrice.amount).toBe(7149);
  expect(line?.priceHeldUntil).toBe(new Date(shop.clock.now().getTime() + DAY_MS).toISOString());
  expect(cart.priceDetails.productsCurrent.amount).toBe(7149);
  expect(before.priceDetails.totalAmount.amount - cart.priceDetails.totalAmount.amount).toBe(10_000 - 7149);
  expect(await shown(item, buyer.token)).toMatchObject({
    availability: 'AVAILABLE',
    pricing: {
      currentPrice: { amount: 7149 },
      regularPrice: null,
      labels: [{ type: 'offer', slug: 'accepted-offer', name: 'Offre acceptée' }],
    },
  });
  expect(await shown(item)).toMatchObject({
    availability: 'UNAVAILABLE',
    stateLabel: 'reserved',
    pricing: { currentPrice: { amount: 10_000 }, labels: [{ type: 'reduction', slug: 'reduced' }] },
  });
  expect(await found(item)).toBe('UNAVAILABLE');

  const other = await shop.ready(item);
  const refused = await shop.checkout(other);
  expect(refused.failure).toMatchObject({ name: 'ITEM_RESERVED', productReferences: [item.reference] });

  const { paymentUrl, orderId, paymentId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId));
  expect(order?.productAmount).toBe(7149);
  expect(payment?.capturedAmount).toBe(cart.priceDetails.totalAmount.amount);
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'USED' }]);
  const [row] = await shop.db.select().from(items).where(eq(items.id, item.itemId));
  expect(row).toMatchObject({ status: 'sold', reservedFor: null, reservedUntil: null });
});

test('a reservation ends exactly after its day, whether or not the job has run', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item);
  await shop.answer(link, true);
  shop.clock.advance(DAY_MS - 1);
  const other = await shop.ready(item);
  expect(await lapse()).toBe(0);
  expect((await shop.checkout(other)).failure?.name).toBe('ITEM_RESERVED');
  expect((await shop.cart(buyer)).priceDetails.productsCurrent.amount).toBe(8000);

  shop.clock.advance(1);
  expect((await shop.cart(buyer)).priceDetails.productsCurrent.amount).toBe(10_000);
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'LAPSED' }]);
  expect((await shop.checkout(other)).failure).toBeUndefined();
  expect(await lapse()).toBe(1);
  expect(await lapse()).toBe(0);
  expect(await shop.subjectsTo(buyer.emailAddress)).toEqual([
    expect.stringMatching(/a été envoyée$/),
    expect.stringMatching(/^Offre acceptée/),
    expect.stringMatching(/ne vous est plus réservée$/),
  ]);
});

test('a payment that began in time is for the accepted price, and the offer follows its outcome', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item, 7300);
  await shop.answer(link, true);
  shop.clock.advance(DAY_MS - 60_000);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  shop.clock.advance(120_000);
  expect(await lapse()).toBe(0);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.productAmount).toBe(7300);
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'USED' }]);
});

test('an offer expires when the seller does not answer within a day', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item);
  shop.clock.advance(DAY_MS);
  expect((await shop.answer(link, true)).data?.answerPriceOffer.status).toBe('LAPSED');
  expect(await shown(item)).toMatchObject({ availability: 'AVAILABLE' });
  await lapse();
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'LAPSED', answeredAt: null }]);
  expect((await shop.subjectsTo(buyer.emailAddress)).at(-1)).toMatch(/a expiré$/);
});

test('viewing changes nothing, an answer counts once, and a tampered link is not found', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item);
  for (let looks = 0; looks < 3; looks += 1)
    expect((await shop.look(link)).data?.sellerOffer.status).toBe('PENDING');
  expect((await shop.answer(link, false)).data?.answerPriceOffer.status).toBe('DECLINED');
  expect((await shop.answer(link, true)).data?.answerPriceOffer.status).toBe('DECLINED');
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'DECLINED' }]);
  expect(await shown(item)).toMatchObject({ availability: 'AVAILABLE' });
  expect(
    (await shop.subjectsTo(buyer.emailAddress)).filter((subject) => /n’a pas été acceptée/.test(subject)),
  ).toHaveLength(1);

  const last = link.at(-5) === 'A' ? 'B' : 'A';
  const tampered = link.slice(0, -5) + last + link.slice(-4);
  for (const token of [tampered, link.slice(1), `${link}A`, '', '../x', buyer.token])
    expect((await shop.answer(token, true)).failure).toEqual({ name: 'NOT_FOUND', code: 201 });
});

test('no offer can be accepted while somebody is paying for the item', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item);
  const other = await shop.ready(item);
  const { paymentUrl, orderId } = await shop.openPayment(other);
  const held = (await shop.answer(link, true)).data?.answerPriceOffer;
  expect(held).toMatchObject({ status: 'PENDING', heldUntil: expect.any(String) });
  await shop.submit(paymentUrl, { cancel: '1' });
  await expect.poll(() => shop.status(other, orderId)).toBe('ABANDONED');
  expect((await shop.answer(link, true)).data?.answerPriceOffer.status).toBe('ACCEPTED');
  expect((await shop.cart(buyer)).priceDetails.productsCurrent.amount).toBe(8000);
});

test('an item that is sold closes its offers, and their buyer is notified', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item);
  const other = await shop.ready(item);
  const { paymentUrl, orderId } = await shop.openPayment(other);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(other, orderId)).toBe('PAID');
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'CLOSED' }]);
  expect((await shop.answer(link, true)).data?.answerPriceOffer.status).toBe('CLOSED');
  expect((await shop.subjectsTo(buyer.emailAddress)).at(-1)).toMatch(/vient d’être vendue$/);
});

test('a public price below the accepted one applies to everybody', async () => {
  const item = await shop.item();
  const { buyer, link } = await shop.offered(item, 9000);
  await shop.answer(link, true);
  await shop.db.execute(`update products set price_amount = 8500 where reference = ${item.reference}`);
  expect((await shop.cart(buyer)).priceDetails.productsCurrent.amount).toBe(8500);
});

test('a unique index allows one accepted offer per listing, whatever the code does', async () => {
  const item = await shop.item();
  const { offer, link } = await shop.offered(item);
  await shop.answer(link, true);
  const [row] = await shop.db.select().from(offers).where(eq(offers.id, offer.id));
  const { id: customerId } = await shop.ready();
  if (!row) throw new Error('Offer not found');
  await expect(
    shop.db.insert(offers).values({ ...row, id: 'second', customerId, status: 'ACCEPTED' }),
  ).rejects.toMatchObject({ cause: { constraint: 'offers_one_accepted' } });
});

import {
  LeaveWaitlistDocument,
  JoinWaitlistDocument,
  IsOnWaitlistDocument,
} from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { DAY_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { items } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/operations.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { offeringShop } from '../../testing/offers.ts';
import { COMPOSERS } from '../mail/compose.ts';
import { expireOffers } from '../offers/expire-offers.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const wait = ({ token }: { token: string }, productReference: number) =>
  shop.call(JoinWaitlistDocument, { productReference }, { token });
const waits = async ({ token }: { token: string }, productReference: number) =>
  (await shop.request(IsOnWaitlistDocument, { productReference }, { token })).me.isOnWaitlist;
const waitlistEmails = async (productReference: number) =>
  (await shop.db.select().from(outbox).where(eq(outbox.topic, 'mail.back-in-stock')))
    .map(({ payload }) => payload)
    .filter((payload) => payload['productReference'] === productReference);

test('a waitlisted customer is notified once when the buyer cancels, and nobody else is', async () => {
  const item = await shop.item();
  const { paymentUrl } = await shop.openPayment(await shop.buyer('pays@example.com', [item]));
  const [lea, zoe] = [await shop.signUp('lea@example.com'), await shop.signUp('zoe@example.com')];
  for (const person of [lea, lea, zoe])
    expect((await wait(person, item.reference)).data).toEqual({ joinWaitlist: true });
  await shop.request(LeaveWaitlistDocument, { productReference: item.reference }, { token: zoe.token });
  expect([await waits(lea, item.reference), await waits(zoe, item.reference)]).toEqual([true, false]);

  await shop.submit(paymentUrl, { cancel: '1' });
  await expect.poll(() => waitlistEmails(item.reference)).toHaveLength(1);
  const [payload = {}] = await waitlistEmails(item.reference);
  expect(payload).toMatchObject({ customerId: lea.id });
  expect(await waits(lea, item.reference)).toBe(false);
  await shop.app.payments.sweep();
  expect(await waitlistEmails(item.reference)).toHaveLength(1);

  const written = () => COMPOSERS['back-in-stock']?.({ ...shop.services }, payload);
  expect(await written()).toMatchObject({ recipient: 'lea@example.com', locale: 'fr' });
  await shop.db.update(items).set({ status: 'sold' }).where(eq(items.id, item.itemId));
  expect(await written()).toBeNull();
});

test('an unused hold that expires notifies the waitlist', async () => {
  const item = await shop.item({
    item: {
      heldBy: 'elsewhere',
      heldByCustomer: 'somebody',
      heldUntil: new Date(shop.clock.now().getTime() + 1),
    },
  });
  const lea = await shop.signUp('sweep@example.com');
  await wait(lea, item.reference);
  shop.clock.advance(1);
  await shop.app.payments.sweep();
  expect(await waitlistEmails(item.reference)).toHaveLength(1);
});

test('an available item has no waitlist, nor has a sold one, and a visitor is asked to sign in', async () => {
  const lea = await shop.signUp('free@example.com');
  const free = await shop.item();
  expect((await wait(lea, free.reference)).data).toEqual({ joinWaitlist: false });
  const sold = await shop.item({ item: { status: 'sold' } });
  expect((await wait(lea, sold.reference)).failure).toMatchObject({ name: 'ITEM_UNAVAILABLE' });
  expect((await wait(lea, 1)).failure).toMatchObject({ name: 'NOT_FOUND' });
  expect((await wait({ token: '' }, free.reference)).failure).toMatchObject({ name: 'ACCESS_DENIED' });
});

test('a hold that ends on a reserved item notifies nobody until the reservation ends', async () => {
  const shop = await offeringShop();
  try {
    const item = await shop.item();
    const { buyer, link } = await shop.offered(item);
    await shop.answer(link, true);
    const { paymentUrl } = await shop.openPayment(buyer);
    const lea = await shop.signUp('promised@example.com');
    await shop.request(JoinWaitlistDocument, { productReference: item.reference }, { token: lea.token });
    const letters = async () =>
      (await shop.letters()).filter(({ recipient }) => recipient === 'promised@example.com');
    const before = (await letters()).length;
    const holder = async () =>
      (await shop.db.select().from(items).where(eq(items.id, item.itemId)))[0]?.heldBy;
    expect(await holder()).toEqual(expect.any(String));
    await shop.submit(paymentUrl, { cancel: '1' });
    await expect.poll(holder).toBeNull();
    await shop.app.payments.sweep();
    expect(await letters()).toHaveLength(before);
    shop.clock.advance(DAY_MS);
    await expireOffers(shop.services);
    expect((await letters()).slice(before)).toMatchObject([{ template: 'back-in-stock' }]);
  } finally {
    await shop.close();
  }
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, formatDay } from '@patine/core';
import { customers } from '../../db/schema/customers.ts';
import { mails } from '../../db/schema/operations.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { closeInactiveAccounts } from './inactive-accounts.ts';

let shop: BuyingShop;
beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

/** Number of days from now to the same date in three years. */
function threeYears(): number {
  const now = shop.clock.now();
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + 3);
  return (then.getTime() - now.getTime()) / DAY_MS;
}

/** Advances the clock by this many days and runs the daily jobs. */
async function later(days: number) {
  shop.clock.advance(days * DAY_MS);
  await closeInactiveAccounts(shop.services);
  await shop.app.outbox.drain();
}

const isThere = async (id: string) =>
  (await shop.db.select().from(customers).where(eq(customers.id, id))).length === 1;

/** Subjects of the emails to this address, except the welcome email. */
const subjectsTo = async (recipient: string) =>
  (await shop.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt))
    .filter(({ template }) => template !== 'welcome')
    .map(({ subject }) => subject);

const NOTICE_SUBJECT = 'Votre compte Patine va être fermé';
const CLOSED = 'Votre compte Patine est fermé';

test('a customer inactive for three years is notified a month before, then erased', async () => {
  const lea = await shop.signUp('gone@example.fr');
  const years = threeYears();
  await later(years - 31);
  expect(await subjectsTo('gone@example.fr')).toEqual([]);
  await later(2);
  await later(10);
  expect(await subjectsTo('gone@example.fr')).toEqual([NOTICE_SUBJECT]);
  const [notice] = await shop.db.select().from(mails).where(eq(mails.subject, NOTICE_SUBJECT));
  expect(notice?.text).toContain(`d’ici au ${formatDay(new Date(shop.clock.now().getTime() + 19 * DAY_MS))}`);
  await later(19);
  expect(await isThere(lea.id)).toBe(true);
  await later(1);
  expect(await isThere(lea.id)).toBe(false);
  expect(await subjectsTo('gone@example.fr')).toEqual([CLOSED]);
  expect((await shop.authenticate('gone@example.fr')).statusCode).toBe(401);
});

test('a notified customer who logs in stays, and is notified again three years later', async () => {
  const zoe = await shop.signUp('back@example.fr');
  await later(threeYears() - 29);
  expect(await subjectsTo('back@example.fr')).toEqual([NOTICE_SUBJECT]);
  shop.clock.advance(DAY_MS);
  expect((await shop.authenticate('back@example.fr')).statusCode).toBe(200);
  const years = threeYears();
  await later(60);
  expect(await isThere(zoe.id)).toBe(true);
  await later(years - 60 - 29);
  expect(await subjectsTo('back@example.fr')).toEqual([NOTICE_SUBJECT, NOTICE_SUBJECT]);
});

test('a customer with a payment under way is not erased', async () => {
  const buyer = await shop.buyer('paying-still@example.fr', [await shop.item()]);
  await shop.openPayment(buyer);
  await later(threeYears() - 29);
  await later(31);
  expect(await isThere(buyer.id)).toBe(true);
});

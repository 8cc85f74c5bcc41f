import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CART_ITEM_LIMIT, MINUTE_MS, NETWORK_HELD_ITEMS_LIMIT } from '@patine/core';
import { items } from '../../db/schema/catalogue.ts';
import { cartItems, carts } from '../../db/schema/carts.ts';
import { ledgerEntries, sandboxPayments } from '../../db/schema/payments.ts';
import { type BuyingShop, DECLINED_CARD, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { checkLedger } from './ledger-repository.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const itemOf = async (itemId: number) => {
  const [row] = await shop.db.select().from(items).where(eq(items.id, itemId));
  return row;
};
const bookedAt = async (paymentId: string) => {
  const [row] = await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId));
  return row;
};

test('a declined card costs nothing, releases the item and leaves it in the cart for another card', async () => {
  const item = await shop.item();
  const buyer = await shop.buyer('declined@example.com', [item]);
  const first = await shop.openPayment(buyer);
  await shop.pay(first.paymentUrl, DECLINED_CARD);
  await expect.poll(() => shop.status(buyer, first.orderId)).toBe('ABANDONED');
  expect(await itemOf(item.itemId)).toMatchObject({ status: 'listed', heldBy: null, paying: false });

  const second = await shop.openPayment(buyer);
  expect(second.paymentId).not.toBe(first.paymentId);
  expect(second.orderId).not.toBe(first.orderId);
  await shop.pay(second.paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, second.orderId)).toBe('PAID');
  expect(await shop.status(buyer, first.orderId)).toBe('ABANDONED');
  expect(await bookedAt(first.paymentId)).toMatchObject({ status: 'declined', capturedAmount: 0 });
});

test('a paid order takes its delivery choice along: the next one starts without', async () => {
  const item = await shop.item();
  const buyer = await shop.buyer('again@example.com', [item]);
  const methodOf = async () => {
    const [cart] = await shop.db.select().from(carts).where(eq(carts.id, buyer.cartId));
    return cart?.deliveryMethod;
  };
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  expect(await methodOf()).toBe('STANDARD');
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  expect(await methodOf()).toBeNull();
});

test('a buyer who cancels returns to the cart, and another customer can buy at once', async () => {
  const item = await shop.item();
  const hesitant = await shop.buyer('cancels@example.com', [item]);
  const { paymentUrl, orderId, paymentId } = await shop.openPayment(hesitant);
  const back = await shop.submit(paymentUrl, { cancel: '1' });
  expect(back.headers.location).toBe('/cart/checkout?payment=cancelled');
  await expect.poll(() => shop.status(hesitant, orderId)).toBe('ABANDONED');
  expect(await bookedAt(paymentId)).toMatchObject({ status: 'expired', capturedAmount: 0 });
  const inCart = await shop.db.select().from(cartItems).where(eq(cartItems.cartId, hesitant.cartId));
  expect(inCart.map(({ itemId }) => itemId)).toEqual([item.itemId]);

  const quick = await shop.buyer('quick@example.com', [item]);
  const bought = await shop.openPayment(quick);
  await shop.pay(bought.paymentUrl, GOOD_CARD);
  expect(await shop.status(quick, bought.orderId)).toBe('PAID');
});

test('an item that somebody is paying for is refused with the time at which its hold ends', async () => {
  const item = await shop.item();
  const first = await shop.buyer('holds@example.com', [item]);
  const second = await shop.buyer('waits@example.com', [item]);
  const { holdsExpireAt } = await shop.openPayment(first);
  const { status, failure } = await shop.checkout(second);
  expect(status).toBe(409);
  expect(failure).toMatchObject({
    name: 'ITEM_BEING_PAID',
    code: 704,
    productReferences: [item.reference],
    heldUntil: holdsExpireAt,
  });
  shop.clock.advance(Date.parse(holdsExpireAt) - shop.clock.now().getTime());
  expect((await shop.checkout(second)).failure).toBeUndefined();
});

test('a cart opened twice has one payment; a changed cart ends the first one', async () => {
  const [one, two] = [await shop.item(), await shop.item()];
  const buyer = await shop.buyer('changes@example.com', [one]);
  const first = await shop.openPayment(buyer);
  expect((await shop.openPayment(buyer)).paymentId).toBe(first.paymentId);
  await shop.put(buyer, two);
  const second = await shop.openPayment(buyer);
  expect(second.paymentId).not.toBe(first.paymentId);
  expect(await bookedAt(first.paymentId)).toMatchObject({ status: 'expired' });
});

test('one customer holds no more items than a full cart', async () => {
  const inCart = await shop.item();
  const buyer = await shop.buyer('keeps@example.com', [inCart]);
  const heldUntil = new Date(shop.clock.now().getTime() + MINUTE_MS);
  for (let held = 0; held < CART_ITEM_LIMIT - 1; held += 1)
    await shop.item({ item: { heldBy: 'elsewhere', heldByCustomer: buyer.id, heldUntil } });
  await shop.openPayment(buyer);
  await shop.put(buyer, await shop.item());
  expect((await shop.checkout(buyer)).failure).toMatchObject({ name: 'TOO_MANY_HOLDS', code: 712 });
  shop.clock.advance(MINUTE_MS);
  expect((await shop.checkout(buyer)).failure).toBeUndefined();
});

test('all accounts of one network hold no more items than three full carts', async () => {
  const remoteAddress = '203.0.113.20';
  const first = await shop.item();
  await shop.checkout(await shop.buyer('network-one@example.com', [first]), { remoteAddress });
  const { heldFrom, heldUntil } = (await itemOf(first.itemId)) ?? {};
  expect(heldFrom).toMatch(/^[\w-]{43}$/);
  for (let held = 1; held < NETWORK_HELD_ITEMS_LIMIT; held += 1)
    await shop.item({
      item: { heldBy: 'elsewhere', heldByCustomer: `account-${held}`, heldFrom: heldFrom ?? '', heldUntil },
    });

  const item = await shop.item();
  const next = await shop.buyer('network-two@example.com', [item]);
  const refused = await shop.checkout(next, { remoteAddress });
  expect([refused.status, refused.failure?.name]).toEqual([429, 'TOO_MANY_HOLDS']);
  expect(await itemOf(item.itemId)).toMatchObject({ heldBy: null, heldFrom: null });

  const neighbour = await shop.buyer('network-three@example.com', [await shop.item()]);
  expect((await shop.checkout(neighbour, { remoteAddress: '203.0.113.21' })).failure).toBeUndefined();
  shop.clock.advance(Number(heldUntil) - shop.clock.now().getTime());
  expect((await shop.checkout(next, { remoteAddress })).failure).toBeUndefined();
});

test('the network of a hold is deleted with the hold', async () => {
  const item = await shop.item();
  const buyer = await shop.buyer('forgotten@example.com', [item]);
  const { data } = await shop.checkout(buyer, { remoteAddress: '203.0.113.22' });
  expect((await itemOf(item.itemId))?.heldFrom).not.toBeNull();
  await shop.pay(data?.cartCheckout.paymentUrl ?? '', GOOD_CARD);
  await expect.poll(() => shop.status(buyer, data?.cartCheckout.orderId ?? '')).toBe('PAID');
  expect(await itemOf(item.itemId)).toMatchObject({ status: 'sold', heldFrom: null });
});

test('every ledger transaction adds up to zero, and entries are neither changed nor removed', async () => {
  const item = await shop.item();
  const buyer = await shop.buyer('books@example.com', [item]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const entries = await shop.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
  expect(entries).toHaveLength(2);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
  const refusal = { cause: expect.objectContaining({ message: 'ledger_entries is append-only' }) };
  await expect(shop.db.update(ledgerEntries).set({ amount: 0 })).rejects.toMatchObject(refusal);
  await expect(shop.db.delete(ledgerEntries)).rejects.toMatchObject(refusal);
});

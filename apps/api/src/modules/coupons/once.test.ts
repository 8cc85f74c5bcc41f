import {
  AddDiscountToCartDocument,
  CartCheckoutDocument,
  CartDocument,
  RemoveDiscountFromCartDocument,
} from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { systemRandom } from '../../clock.ts';
import { couponUses, giftCards, giftCardUses } from '../../db/schema/coupons.ts';
import { orders } from '../../db/schema/orders.ts';
import { type BuyingShop, buyingShop, DECLINED_CARD, GOOD_CARD, LATE_CARD } from '../../testing/buying.ts';
import { checkLedger } from '../payments/ledger-repository.ts';
import { LATE_MS } from '../payments/sandbox/sandbox-gateway.ts';
import { issueCoupon, type NewCoupon } from './issue-coupon.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { refundableToGiftCards, refundGiftCards } from './uses-repository.ts';

let shop: BuyingShop;
let people = 0;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const facts = () => ({ now: shop.clock.now(), random: systemRandom });
const coupon = async (terms: NewCoupon = { kind: 'PERCENT', value: 10, oncePerCustomer: true }) => {
  const issued = await issueCoupon(shop.db, terms, facts());
  if (!issued.ok) throw new Error(issued.code);
  return issued.value.code;
};
const giftCard = async (amount: number, expiresAt: Date | null = null) => {
  const issued = await issueGiftCard(shop.db, { amount, expiresAt }, facts());
  if (!issued.ok) throw new Error(issued.code);
  return issued.value.code;
};

type Buyer = Awaited<ReturnType<BuyingShop['buyer']>>;

/** A customer with these codes in a cart of 80.00, plus 4.90 for delivery. */
const buyer = async (...codes: string[]) => {
  const item = await shop.item({ priceAmount: 8000 });
  const person = await shop.buyer(`once-${(people += 1)}@example.fr`, [item]);
  for (const code of codes) await add(person, code);
  return person;
};
const add = async ({ token, cartId }: Buyer, couponCode: string) => {
  const { failure } = await shop.call(AddDiscountToCartDocument, { cartId, couponCode }, { token });
  return failure?.couponRefusal ?? null;
};
/** The same customer with another cart, ready to be paid. */
const again = async (person: Buyer) => {
  await shop.put(person, await shop.item({ priceAmount: 8000 }));
  return person;
};
const read = async ({ token, cartId }: Buyer) =>
  (await shop.request(CartDocument, { id: cartId }, { token })).cart;
const buy = async (person: Buyer) => {
  const payment = await shop.openPayment(person);
  await shop.pay(payment.paymentUrl, GOOD_CARD);
  expect(await shop.status(person, payment.orderId)).toBe('PAID');
  return payment.orderId;
};
const balance = async (code: string) =>
  (await shop.db.select().from(giftCards).where(eq(giftCards.code, code)))[0]?.balance;
const stateOf = async (orderId: string) =>
  (await shop.db.select().from(couponUses).where(eq(couponUses.orderId, orderId)))[0]?.state;
const runOut = async (payment: { holdsExpireAt: string }) => {
  shop.clock.advance(Date.parse(payment.holdsExpireAt) - shop.clock.now().getTime());
  await shop.app.payments.sweep();
};

test('an order stores what its codes paid, uses them up, and removes them from the cart', async () => {
  const [code, card] = [await coupon(), await giftCard(5000)];
  const lea = await buyer(code, card);
  const orderId = await buy(lea);
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({
    productReduction: 800,
    reductions: { products: [{ code, amount: 800 }], shipping: [], qualityControl: [] },
    totalAmount: 7690,
    giftCardAmount: 5000,
    paidAmount: 2690,
  });
  expect([await stateOf(orderId), await balance(card)]).toEqual(['spent', 0]);
  expect(await read(lea)).toMatchObject({ coupon: null, giftCards: [] });
  expect(await add(await again(lea), code)).toBe('ALREADY_USED');
  expect(await add(lea, card)).toBe('EMPTY');
});

test('a first-order coupon is refused to a customer with an order', async () => {
  const lea = await buyer();
  await buy(lea);
  const code = await coupon({ kind: 'PERCENT', value: 10, firstOrderOnly: true });
  expect(await add(await again(lea), code)).toBe('NOT_FIRST_ORDER');
});

test('a declined payment and an abandoned one release their codes', async () => {
  const [code, card] = [await coupon(), await giftCard(5000)];
  const lea = await buyer(code, card);
  const declined = await shop.openPayment(lea);
  expect([await stateOf(declined.orderId), await balance(card)]).toEqual(['reserved', 0]);
  await shop.pay(declined.paymentUrl, DECLINED_CARD);
  expect(await shop.status(lea, declined.orderId)).toBe('ABANDONED');
  expect([await stateOf(declined.orderId), await balance(card)]).toEqual(['returned', 5000]);
  const forgotten = await shop.openPayment(lea);
  expect(await balance(card)).toBe(0);
  await runOut(forgotten);
  expect([await stateOf(forgotten.orderId), await balance(card)]).toEqual(['returned', 5000]);
  await buy(lea);
});

test('a customer’s own pending payment blocks neither their coupon nor their gift card', async () => {
  const [code, card] = [await coupon(), await giftCard(5000)];
  const lea = await buyer(code, card);
  const first = await shop.openPayment(lea);
  expect(await read(lea)).toMatchObject({
    coupon: { code, refusal: null },
    giftCards: [{ amount: { amount: 5000 } }],
    priceDetails: { totalAmount: { amount: 2690 } },
  });
  expect((await shop.openPayment(lea)).orderId).toBe(first.orderId);
  await shop.put(lea, await shop.item({ priceAmount: 1000 }));
  const changed = await shop.openPayment(lea);
  expect(changed.orderId).not.toBe(first.orderId);
  expect([await stateOf(first.orderId), await stateOf(changed.orderId)]).toEqual(['returned', 'reserved']);
});

test('a payment with another gift card of the same amount uses that card', async () => {
  const [first, second] = [await giftCard(5000), await giftCard(5000)];
  const lea = await buyer(first);
  await shop.openPayment(lea);
  await shop.call(
    RemoveDiscountFromCartDocument,
    { cartId: lea.cartId, couponCode: first },
    { token: lea.token },
  );
  await add(lea, second);
  await buy(lea);
  expect([await balance(first), await balance(second)]).toEqual([5000, 0]);
});

test('of two who spend one gift card concurrently, one succeeds and the other is told', async () => {
  const card = await giftCard(8490);
  const both = await Promise.all([buyer(card), buyer(card)]);
  const responses = await Promise.all(
    both.map(({ token, cartId }) =>
      shop.call(
        CartCheckoutDocument,
        { cartId, paymentServiceProvider: 'INTERNAL' },
        { token, headers: { 'idempotency-key': cartId } },
      ),
    ),
  );
  const paid = responses.filter(({ data }) => data);
  expect(paid).toHaveLength(1);
  expect(responses.flatMap(({ failure }) => failure?.name ?? [])).toHaveLength(1);
  expect(await balance(card)).toBe(0);
  const spent = await shop.db.select().from(giftCardUses).where(eq(giftCardUses.code, card));
  expect(spent.filter(({ state }) => state !== 'returned')).toMatchObject([{ state: 'spent', amount: 8490 }]);
});

test('a late payment reserves the codes of its order again, or is refunded when they are spent', async () => {
  const [code, card] = [await coupon(), await giftCard(5000)];
  const lea = await buyer(code, card);
  const late = await shop.openPayment(lea);
  await shop.pay(late.paymentUrl, LATE_CARD);
  await runOut(late);
  expect(await balance(card)).toBe(5000);
  shop.clock.advance(LATE_MS);
  await shop.app.payments.reconcile();
  expect(await shop.status(lea, late.orderId)).toBe('PAID');
  expect([await stateOf(late.orderId), await balance(card)]).toEqual(['spent', 0]);

  const shared = await giftCard(5000);
  const max = await buyer(shared);
  const beaten = await shop.openPayment(max);
  await shop.pay(beaten.paymentUrl, LATE_CARD);
  await runOut(beaten);
  await buy(await buyer(shared));
  shop.clock.advance(LATE_MS);
  await shop.app.payments.reconcile();
  expect(await shop.status(max, beaten.orderId)).toBe('ABANDONED');
  expect(await balance(shared)).toBe(0);
});

test('amounts paid by gift cards are refunded to them, never more, and can be spent for a year', async () => {
  const until = new Date(shop.clock.now().getTime() + DAY_MS);
  const cards = [await giftCard(1000, until), await giftCard(2000, until)];
  const orderId = await buy(await buyer(...cards));
  expect(await refundableToGiftCards(shop.db, orderId)).toBe(3000);
  const refund = (amount: number) =>
    shop.db.transaction((tx) => refundGiftCards(tx, orderId, amount, shop.clock.now()));
  await refund(2500);
  expect(await refundableToGiftCards(shop.db, orderId)).toBe(500);
  await expect(refund(501)).rejects.toThrow(RangeError);
  await refund(500);
  const balances = await Promise.all(cards.map(balance));
  expect(balances).toEqual([1000, 2000]);
  const [card] = await shop.db
    .select()
    .from(giftCards)
    .where(eq(giftCards.code, cards[0] ?? ''));
  expect(card?.expiresAt?.getTime()).toBe(shop.clock.now().getTime() + 365 * DAY_MS);
});

test('in the end every card has its amount less what orders keep, and the ledger is balanced', async () => {
  const uses = await shop.db.select().from(giftCardUses);
  const cards = await shop.db.select().from(giftCards);
  const worth = cards.map(({ code, balance: left }) =>
    uses
      .filter((use) => use.code === code && use.state !== 'returned')
      .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, left),
  );
  expect(worth).toEqual(cards.map(({ initialAmount }) => initialAmount));
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0 });
});

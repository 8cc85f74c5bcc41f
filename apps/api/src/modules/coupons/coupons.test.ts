import {
  AddDiscountToCartDocument,
  CartDocument,
  RemoveDiscountFromCartDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@patine/core';
import { systemRandom } from '../../clock.ts';
import { type BuyingShop, buyingShop } from '../../testing/buying.ts';
import { issueCoupon, type NewCoupon } from './issue-coupon.ts';
import { issueGiftCard } from './issue-gift-card.ts';

let shop: BuyingShop;
let people = 0;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const facts = () => ({ now: shop.clock.now(), random: systemRandom });
const coupon = async (terms: NewCoupon) => {
  const issued = await issueCoupon(shop.db, terms, facts());
  if (!issued.ok) throw new Error(issued.code);
  return issued.value.code;
};
const giftCard = async (amount: number, expiresAt: Date | null = null) => {
  const issued = await issueGiftCard(shop.db, { amount, expiresAt }, facts());
  if (!issued.ok) throw new Error(issued.code);
  return issued.value.code;
};

type Caller = { token?: string; cartId: string };

/** A customer with a cart of 80.00. Delivery costs 4.90; grouped delivery adds a quality control of 2.90. */
const buyer = async (type: 'DIRECT' | 'GROUPED' = 'DIRECT') => {
  const emailAddress = `coupon-${(people += 1)}@example.fr`;
  const store = type === 'GROUPED' ? { slug: 'gand', name: 'Gand Vintage' } : {};
  const items = [await shop.item({ priceAmount: 5000 }), await shop.item({ priceAmount: 3000, store })];
  return { ...(await shop.buyer(emailAddress, items, { method: 'STANDARD', type })), emailAddress };
};
const add = ({ token, cartId }: Caller, couponCode: string) =>
  shop.call(AddDiscountToCartDocument, { cartId, couponCode }, token ? { token } : {});
const added = async (caller: Caller, code: string) => {
  const { data, failure } = await add(caller, code);
  if (!data) throw new Error(JSON.stringify(failure));
  return data.addDiscountToCart;
};
const refusal = async (caller: Caller, code: string) => (await add(caller, code)).failure;
const read = async ({ token, cartId }: Caller) =>
  (await shop.request(CartDocument, { id: cartId }, token ? { token } : {})).cart;
const remove = async ({ token, cartId }: Caller, couponCode: string) =>
  (await shop.request(RemoveDiscountFromCartDocument, { cartId, couponCode }, token ? { token } : {}))
    .removeDiscountFromCart;

test('a percentage coupon reduces the order value, is shown with its code and offer, and can be removed', async () => {
  const lea = await buyer();
  const code = await coupon({
    code: 'BIENVENUE10',
    kind: 'PERCENT',
    value: 10,
    offer: { fr: 'Première commande', en: 'First order' },
  });
  const cart = await added(lea, ' bienvenue-10 ');
  expect(cart.coupon).toEqual({ code, refusal: null, minimumAmount: null });
  expect(cart.priceDetails).toMatchObject({
    productsCurrent: { amount: 8000 },
    productsReductions: { amount: 800 },
    productsReductionsDetail: [
      { code, offerDescription: 'Première commande', amount: { amount: 800, currency: 'EUR' } },
    ],
    totalAmount: { amount: 7690 },
    savings: { amount: 800 },
  });
  const without = await remove(lea, 'bienvenue10');
  expect(without.coupon).toBeNull();
  expect(without.priceDetails.totalAmount.amount).toBe(8490);
});

test('a second coupon replaces the first, and an amount never exceeds the order value', async () => {
  const lea = await buyer();
  await added(lea, await coupon({ kind: 'PERCENT', value: 10 }));
  const code = await coupon({ kind: 'AMOUNT', value: 9000 });
  const cart = await added(lea, code);
  expect(cart.coupon?.code).toBe(code);
  expect(cart.priceDetails).toMatchObject({
    productsReductions: { amount: 8000 },
    totalAmount: { amount: 490 },
  });
});

test('a free delivery covers carriage and quality control', async () => {
  const lea = await buyer('GROUPED');
  const code = await coupon({ kind: 'FREE_DELIVERY', value: 0 });
  expect((await added(lea, code)).priceDetails).toMatchObject({
    shipping: { amount: 490 },
    shippingReductionsDetail: [{ code, amount: { amount: 490 } }],
    qualityControl: { amount: 290 },
    qualityControlReductionsDetail: [{ code, amount: { amount: 290 } }],
    totalAmount: { amount: 8000 },
    savings: { amount: 780 },
  });
});

test('each refusal has its own reason', async () => {
  const lea = await buyer();
  const now = shop.clock.now().getTime();
  const terms = { kind: 'PERCENT', value: 10 } as const;
  const reasons: [string, NewCoupon][] = [
    ['NOT_STARTED', { ...terms, startsAt: new Date(now + 1) }],
    ['ENDED', { ...terms, endsAt: new Date(now) }],
    ['FOR_ANOTHER_PERSON', { ...terms, emailAddress: 'somebody.else@example.fr' }],
  ];
  for (const [couponRefusal, wanted] of reasons)
    expect(await refusal(lea, await coupon(wanted))).toEqual({
      name: 'INVALID_COUPON',
      code: 707,
      couponRefusal,
    });
  expect(await refusal(lea, await coupon({ ...terms, minimumAmount: 8001 }))).toEqual({
    name: 'INVALID_COUPON',
    code: 707,
    couponRefusal: 'BELOW_MINIMUM',
    minimumAmount: 8001,
  });
  for (const unknown of ['NOSUCHCODE', 'é', '', 'x'.repeat(500), "' or 1=1 --"])
    expect((await refusal(lea, unknown))?.couponRefusal).toBe('UNKNOWN');
  expect((await read(lea)).coupon).toBeNull();
});

test('a personal coupon applies to its customer, however their email address is written', async () => {
  const lea = await buyer();
  const code = await coupon({ kind: 'PERCENT', value: 10, emailAddress: lea.emailAddress.toUpperCase() });
  expect((await added(lea, code)).coupon?.refusal).toBeNull();
});

test('a coupon that no longer applies stays visible, reduces nothing, and blocks payment with its reason', async () => {
  const lea = await buyer();
  const code = await coupon({
    kind: 'PERCENT',
    value: 50,
    endsAt: new Date(shop.clock.now().getTime() + DAY_MS),
  });
  await added(lea, code);
  shop.clock.advance(DAY_MS);
  const cart = await read(lea);
  expect(cart.coupon).toMatchObject({ code, refusal: 'ENDED' });
  expect(cart.priceDetails.totalAmount.amount).toBe(8490);
  expect((await shop.checkout(lea)).failure).toMatchObject({
    name: 'INVALID_COUPON',
    couponRefusal: 'ENDED',
  });
  await remove(lea, code);
  expect((await shop.checkout(lea)).failure).toBeUndefined();
});

test('a visitor’s personal coupon is checked once the visitor is signed in', async () => {
  const { createCart } = await shop.request<{ createCart: { id: string } }, object>(
    'mutation { createCart { id } }',
    {},
  );
  const cartId = createCart.id;
  await shop.put({ token: '', cartId }, await shop.item({ priceAmount: 4000 }));
  const code = await coupon({ kind: 'PERCENT', value: 10, emailAddress: 'somebody@example.fr' });
  expect((await added({ cartId }, code)).priceDetails.productsReductions.amount).toBe(400);
  const { token } = await shop.signUp('not-somebody@example.fr');
  const cart = await read({ token, cartId });
  expect(cart.coupon).toMatchObject({ code, refusal: 'FOR_ANOTHER_PERSON' });
  expect(cart.priceDetails.productsReductions.amount).toBe(0);
});

test('gift cards pay one after the other, and a fully paid cart needs no payment company', async () => {
  const lea = await buyer();
  const [first, second] = [await giftCard(5000), await giftCard(9000)];
  expect((await added(lea, first)).priceDetails).toMatchObject({
    giftCards: { amount: 5000 },
    totalAmount: { amount: 3490 },
    savings: { amount: 0 },
  });
  shop.clock.advance(1000);
  const cart = await added(lea, second);
  expect(cart.giftCards).toEqual([
    {
      code: first,
      amount: { amount: 5000, currency: 'EUR' },
      balance: { amount: 5000, currency: 'EUR' },
      expiresAt: null,
    },
    {
      code: second,
      amount: { amount: 3490, currency: 'EUR' },
      balance: { amount: 9000, currency: 'EUR' },
      expiresAt: null,
    },
  ]);
  expect(cart.priceDetails.totalAmount.amount).toBe(0);
  expect(cart.supportedPaymentServiceProviders).toEqual(['INTERNAL']);
  const less = await remove(lea, first);
  expect(less.giftCards.map(({ code }) => code)).toEqual([second]);
  expect(less.priceDetails.totalAmount.amount).toBe(0);
  expect((await remove(lea, second)).supportedPaymentServiceProviders).toEqual(['SANDBOX']);
});

test('an expired gift card is refused, and pays nothing where it was already applied', async () => {
  const lea = await buyer();
  const ends = new Date(shop.clock.now().getTime() + DAY_MS);
  const code = await giftCard(5000, ends);
  expect((await added(lea, code)).giftCards).toMatchObject([{ code, expiresAt: ends.toISOString() }]);
  shop.clock.advance(DAY_MS);
  const cart = await read(lea);
  expect(cart.giftCards).toMatchObject([{ code, amount: { amount: 0 }, balance: { amount: 0 } }]);
  expect(cart.priceDetails.totalAmount.amount).toBe(8490);
  expect((await refusal(await buyer(), code))?.couponRefusal).toBe('ENDED');
});

test('merging two carts keeps their codes', async () => {
  const lea = await buyer();
  const [card, code] = [await giftCard(100), await coupon({ kind: 'PERCENT', value: 10 })];
  await added(lea, card);
  await added(lea, code);
  const { createCart } = await shop.request<{ createCart: { id: string } }, object>(
    'mutation { createCart { id } }',
    {},
  );
  await shop.put({ token: '', cartId: createCart.id }, await shop.item());
  const cart = await read({ token: lea.token, cartId: createCart.id });
  expect([cart.count, cart.coupon?.code, cart.giftCards.map((one) => one.code)]).toEqual([3, code, [card]]);
});

test('the amount missing for free delivery is that of the selected carrier, or of the nearest one before a selection', async () => {
  const lea = await buyer();
  expect((await read(lea)).autoDiscountHint).toBeNull();
  const choose = (method: string) =>
    shop.request(
      'mutation($cart: ID!, $method: DeliveryMethod!) { setShippingMethodToCart(cartId: $cart, deliveryMethod: $method, deliveryType: DIRECT) { id } }',
      { cart: lea.cartId, method },
      { token: lea.token },
    );
  await choose('TRACKED');
  expect((await read(lea)).autoDiscountHint).toMatchObject({
    leftAmount: { amount: 7000 },
    discount: { percent: 100, deliveryCarrier: 'Colivif', minPricing: { amount: 15_000 } },
  });
  await shop.request(
    'mutation($cart: ID!) { resetCartShippingMethod(cartId: $cart) { id } }',
    { cart: lea.cartId },
    { token: lea.token },
  );
  expect((await read(lea)).autoDiscountHint).toMatchObject({
    leftAmount: { amount: 2000 },
    discount: { deliveryCarrier: 'Relaivoisin' },
  });
});

test('guessing codes is rate limited, and a valid code does not reset the limit', async () => {
  const lea = await buyer();
  const code = await coupon({ code: 'PLUSTARD', kind: 'PERCENT', value: 10 });
  const tries = await Promise.all(Array.from({ length: 30 }, (_, index) => refusal(lea, `guess${index}`)));
  expect(new Set(tries.map((failure) => failure?.name))).toEqual(new Set(['INVALID_COUPON']));
  expect(await refusal(lea, code)).toMatchObject({ name: 'TOO_MANY_ATTEMPTS', retryAfter: 3600 });
  shop.clock.advance(HOUR_MS);
  expect((await added(lea, code)).coupon).toMatchObject({ code });
});

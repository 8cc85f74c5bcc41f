import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COUPON_KINDS } from '../coupons/coupon.ts';
import { quoteShippingMethods } from '../delivery/quote.ts';
import { DELIVERY_TYPES, type DeliveryTariff } from '../delivery/tariff.ts';
import { money } from '../money/money.ts';
import { cartPrices } from './cart-prices.ts';

const delay = { DIRECT: { minDays: 2, maxDays: 4 }, GROUPED: { minDays: 5, maxDays: 8 } };
const PRICES = { carrier: 'relay', firstParcel: 390, nextParcel: 290, extraPerStep: 80, qualityControl: 290 };

const anyCart = fc.record({
  cartItems: fc.array(
    fc.record({
      price: fc.nat(40_000),
      seller: fc.constantFrom('a', 'b', 'c', 'd'),
      grams: fc.integer({ min: 1, max: 4000 }),
    }),
    { maxLength: 50 },
  ),
  type: fc.constantFrom(...DELIVERY_TYPES),
  discount: fc.record({ from: fc.nat(100_000), percent: fc.integer({ min: 1, max: 100 }) }),
  coupon: fc.option(
    fc.record({ kind: fc.constantFrom(...COUPON_KINDS), value: fc.integer({ min: 1, max: 100 }) }),
  ),
  cards: fc.array(fc.nat(60_000), { maxLength: 4 }),
});
type AnyCart = typeof anyCart extends fc.Arbitrary<infer Value> ? Value : never;

/** Computes the prices with the code under test, from tariff to gift cards. */
function computed({ cartItems, type, discount, coupon, cards }: AnyCart) {
  const tariff: DeliveryTariff = {
    currency: 'EUR',
    stepGrams: 1000,
    zones: [
      {
        name: 'home',
        countries: ['FRA'],
        methods: { RELAY: { ...PRICES, delay } },
        discounts: [
          {
            id: 'auto',
            minPricing: discount.from,
            deliveryCarrier: 'relay',
            percent: discount.percent,
            amount: null,
          },
        ],
      },
    ],
  };
  const items = cartItems.map(({ price }) => money(price));
  const quotes = quoteShippingMethods({
    tariff,
    country: 'FRA',
    parcels: cartItems.map(({ seller, grams }) => ({ storeId: seller, weightGrams: grams })),
    productsTotal: money(items.reduce((sum, { amount }) => sum + amount, 0)),
  });
  return cartPrices({
    currency: 'EUR',
    items,
    quote: quotes.find(({ deliveryType }) => deliveryType === type) ?? null,
    autoOffer: 'Livraison',
    coupon: coupon && { terms: { code: 'CODE', ...coupon }, offer: 'Bienvenue' },
    giftCards: cards.map((amount, index) => ({ code: `CARD${index}`, balance: money(amount) })),
  });
}

/** Computes the same prices independently, with plain numbers and loops. */
function naive({ cartItems, type, discount, coupon, cards }: AnyCart) {
  let products = 0;
  for (const item of cartItems) products += item.price;

  // Items of one seller already travel in one parcel: grouping is not offered and has no price.
  const isOffered = type !== 'GROUPED' || cartItems.some(({ seller }) => seller !== cartItems[0]?.seller);
  const parcels: number[] = [];
  const sellers: string[] = [];
  for (const item of isOffered ? cartItems : []) {
    const seller = type === 'GROUPED' ? 'workshop' : item.seller;
    if (!sellers.includes(seller)) {
      sellers.push(seller);
      parcels.push(0);
    }
    const at = sellers.indexOf(seller);
    parcels[at] = (parcels[at] ?? 0) + item.grams;
  }
  let shipping = 0;
  for (let at = 0; at < parcels.length; at += 1) {
    shipping += at === 0 ? 390 : 290;
    for (let grams = (parcels[at] ?? 0) - 1000; grams > 0; grams -= 1000) shipping += 80;
  }
  const check = type === 'GROUPED' && isOffered ? 290 : 0;

  const auto = products >= discount.from ? Math.floor(shipping * discount.percent * 0.01 + 0.5 + 1e-9) : 0;
  let productsOff = 0;
  let shippingOff = auto;
  let checkOff = 0;
  if (coupon?.kind === 'PERCENT') productsOff = Math.floor((products * coupon.value + 50) / 100);
  if (coupon?.kind === 'AMOUNT') productsOff = Math.min(products, coupon.value);
  if (coupon?.kind === 'FREE_DELIVERY') {
    shippingOff = shipping;
    checkOff = check;
  }

  let due = products - productsOff + shipping - shippingOff + check - checkOff;
  let byCards = 0;
  for (const card of cards) {
    const paid = card < due ? card : due;
    due -= paid;
    byCards += paid;
  }
  return {
    products,
    productsOff,
    shipping,
    auto,
    shippingOff,
    check,
    checkOff,
    byCards,
    due,
    saved: productsOff + shippingOff + checkOff,
  };
}

it('every line of a price equals a second, naive computation', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const details = computed(cart);
      const expected = naive(cart);
      const autoLine = details.shippingReductionsDetail.find(({ code }) => code === '');
      expect({
        products: details.productsCurrent.amount,
        productsOff: details.productsReductions.amount,
        shipping: details.shipping.amount,
        auto: autoLine?.amount.amount ?? 0,
        shippingOff: details.shippingReductions.amount,
        check: details.qualityControl.amount,
        checkOff: details.qualityControlReductions.amount,
        byCards: details.giftCards.amount,
        due: details.totalAmount.amount,
        saved: details.savings.amount,
      }).toEqual(expected);
      const savedAmount = [
        ...details.productsReductionsDetail,
        ...details.shippingReductionsDetail,
        ...details.qualityControlReductionsDetail,
      ].reduce((sum, { amount }) => sum + amount.amount, 0);
      expect(savedAmount).toBe(expected.saved);
    }),
    { numRuns: 1000 },
  );
});

it('a cart without a shipping method costs the sum of its items', () => {
  const details = cartPrices({
    currency: 'EUR',
    items: [money(4500)],
    quote: null,
    autoOffer: '',
    coupon: { terms: { code: 'CODE', kind: 'FREE_DELIVERY', value: 0 }, offer: '' },
    giftCards: [],
  });
  expect(details.totalAmount).toEqual(money(4500));
  expect(details.shippingReductionsDetail).toEqual([]);
});

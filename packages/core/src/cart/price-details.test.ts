import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, money, subtract, sumOf } from '../money/money.ts';
import { priceDetails, type PriceDetailsInput, type Reduction } from './price-details.ts';

const off = (amount: number, code = 'WELCOME10'): Reduction => ({
  code,
  offerDescription: code,
  amount: money(amount),
});

const cart = (changes: Partial<PriceDetailsInput> = {}): PriceDetailsInput => ({
  items: [money(4400), money(8800)],
  productReductions: [],
  shipping: money(590),
  shippingReductions: [],
  qualityControl: money(300),
  qualityControlReductions: [],
  giftCards: [],
  ...changes,
});

const anyMoney = fc.nat(100_000).map((amount) => money(amount));
const anyReductions = fc.array(
  fc.nat(100_000).map((amount) => off(amount)),
  { maxLength: 4 },
);
const anyCart = fc.record({
  items: fc.array(anyMoney, { maxLength: 50 }),
  productReductions: anyReductions,
  shipping: anyMoney,
  shippingReductions: anyReductions,
  qualityControl: anyMoney,
  qualityControlReductions: anyReductions,
  giftCards: fc.array(
    fc.nat(100_000).map((amount) => ({ code: 'CARTE', balance: money(amount) })),
    { maxLength: 4 },
  ),
});

describe('priceDetails', () => {
  it('adds up items, shipping and quality control', () => {
    expect(priceDetails(cart())).toEqual({
      productsCurrent: money(13_200),
      productsReductions: money(0),
      productsReductionsDetail: [],
      shipping: money(590),
      shippingReductions: money(0),
      shippingReductionsDetail: [],
      qualityControl: money(300),
      qualityControlReductions: money(0),
      qualityControlReductionsDetail: [],
      giftCards: money(0),
      giftCardsDetail: [],
      totalAmount: money(14_090),
      savings: money(0),
    });
  });

  it('subtracts each reduction from its own base', () => {
    const details = priceDetails(
      cart({
        productReductions: [off(1320)],
        shippingReductions: [off(590, 'FREE_SHIPPING')],
        qualityControlReductions: [off(100, 'CHECK')],
      }),
    );
    expect(details.totalAmount).toEqual(money(13_200 - 1320 + 200));
    expect(details.savings).toEqual(money(1320 + 590 + 100));
    expect(details.shippingReductionsDetail).toEqual([off(590, 'FREE_SHIPPING')]);
  });

  it('limits a reduction to what earlier reductions leave of its base', () => {
    const details = priceDetails(
      cart({
        items: [money(2000)],
        productReductions: [off(1500, 'FIRST'), off(1500, 'SECOND'), off(1, 'THIRD')],
      }),
    );
    expect(details.productsReductionsDetail).toEqual([
      off(1500, 'FIRST'),
      off(500, 'SECOND'),
      off(0, 'THIRD'),
    ]);
    expect(details.productsReductions).toEqual(money(2000));
    expect(details.totalAmount).toEqual(money(890));
  });

  it('gift cards pay the amount due in their order and do not count as savings', () => {
    const details = priceDetails(
      cart({
        productReductions: [off(3200)],
        giftCards: [
          { code: 'FIRST', balance: money(5000) },
          { code: 'SECOND', balance: money(9000) },
          { code: 'THIRD', balance: money(100) },
        ],
      }),
    );
    expect(details.giftCardsDetail).toEqual([
      { code: 'FIRST', amount: money(5000) },
      { code: 'SECOND', amount: money(5890) },
      { code: 'THIRD', amount: money(0) },
    ]);
    expect(details.totalAmount).toEqual(money(0));
    expect(details.savings).toEqual(money(3200));
  });

  it('an empty cart has the currency of its shipping amount', () => {
    const free = money(0, 'GBP');
    const details = priceDetails(cart({ items: [], shipping: free, qualityControl: free }));
    expect(details.totalAmount).toEqual(free);
    expect(details.productsCurrent).toEqual(free);
  });

  it('rejects negative prices, negative reductions and a second currency', () => {
    expect(() => priceDetails(cart({ items: [money(-1)] }))).toThrow(RangeError);
    expect(() => priceDetails(cart({ shipping: money(-1) }))).toThrow(RangeError);
    expect(() => priceDetails(cart({ qualityControl: money(-1) }))).toThrow(RangeError);
    expect(() => priceDetails(cart({ productReductions: [off(-1)] }))).toThrow(RangeError);
    expect(() => priceDetails(cart({ items: [money(1, 'USD')] }))).toThrow(TypeError);
    expect(() => priceDetails(cart({ qualityControl: money(1, 'USD') }))).toThrow(TypeError);
  });

  it('base amounts minus savings equal the amount due plus gift cards, and details add up to their totals', () => {
    fc.assert(
      fc.property(anyCart, (input) => {
        const details = priceDetails(input);
        const bases = sumOf([details.productsCurrent, details.shipping, details.qualityControl]);
        expect(subtract(bases, details.savings)).toEqual(add(details.totalAmount, details.giftCards));
        for (const [detail, sum] of [
          [details.productsReductionsDetail, details.productsReductions],
          [details.shippingReductionsDetail, details.shippingReductions],
          [details.qualityControlReductionsDetail, details.qualityControlReductions],
          [details.giftCardsDetail, details.giftCards],
        ] as const) {
          expect(sumOf(detail.map(({ amount }) => amount))).toEqual(sum);
        }
      }),
    );
  });

  it('no amount is negative and no reduction exceeds what was granted', () => {
    fc.assert(
      fc.property(anyCart, (input) => {
        const details = priceDetails(input);
        const granted = sumOf(input.productReductions.map(({ amount }) => amount)).amount;
        expect(details.totalAmount.amount).toBeGreaterThanOrEqual(0);
        expect(details.productsReductions.amount).toBe(Math.min(granted, details.productsCurrent.amount));
      }),
    );
  });
});

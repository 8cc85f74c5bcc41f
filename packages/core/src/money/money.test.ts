import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  CURRENCIES,
  isCurrency,
  isNegative,
  money,
  subtract,
  sumOf,
  type Money,
} from './money.ts';

const anyMoney = fc.integer({ min: -1e12, max: 1e12 }).map((amount) => money(amount));

describe('money', () => {
  it('defaults to euros', () => {
    expect(money(1250)).toEqual({ amount: 1250, currency: 'EUR' });
    expect(money(1250, 'GBP')).toEqual({ amount: 1250, currency: 'GBP' });
  });

  it('accepts the largest safe integer and rejects the next', () => {
    expect(money(Number.MAX_SAFE_INTEGER).amount).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => money(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });

  it.each([0.1, Number.NaN, Number.POSITIVE_INFINITY])('rejects %s hundredths', (amount) => {
    expect(() => money(amount)).toThrow(RangeError);
  });

  it('normalises negative zero', () => {
    expect(money(-0)).toEqual({ amount: 0, currency: 'EUR' });
    expect(subtract(money(0), money(0))).toEqual(money(0));
  });
});

describe('sums', () => {
  it('reject two currencies', () => {
    const mixed: [Money, Money] = [money(1, 'EUR'), money(1, 'USD')];
    expect(() => add(...mixed)).toThrow(TypeError);
    expect(() => subtract(...mixed)).toThrow(TypeError);
    expect(() => compare(...mixed)).toThrow(TypeError);
    expect(() => sumOf(mixed)).toThrow(TypeError);
    expect(() => sumOf([money(1, 'USD')], 'EUR')).toThrow(TypeError);
  });

  it('throw beyond the safe integers, where hundredths would be lost', () => {
    expect(() => add(money(Number.MAX_SAFE_INTEGER), money(1))).toThrow(RangeError);
  });

  it('an empty sum is zero in the requested currency', () => {
    expect(sumOf([])).toEqual(money(0, 'EUR'));
    expect(sumOf([], 'CHF')).toEqual(money(0, 'CHF'));
  });

  it('take the currency of the first amount', () => {
    expect(sumOf([money(1, 'SEK'), money(2, 'SEK')])).toEqual(money(3, 'SEK'));
  });

  it('do not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyMoney, { maxLength: 60 }), (sums) => {
        expect(sumOf(sums.toReversed())).toEqual(sumOf(sums));
      }),
    );
  });

  it('adding and subtracting the same amount gives the original', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
      }),
    );
  });
});

describe('compare', () => {
  it('distinguishes smaller, equal and larger', () => {
    expect([compare(money(1), money(2)), compare(money(2), money(2)), compare(money(2), money(1))]).toEqual([
      -1, 0, 1,
    ]);
  });

  it('agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(anyMoney, anyMoney, (a, b) => {
        expect(compare(a, b)).toBe(Math.sign(subtract(a, b).amount));
        expect(compare(a, b) < 0).toBe(isNegative(subtract(a, b)));
      }),
    );
  });
});

describe('isNegative', () => {
  it('begins one hundredth below zero', () => {
    expect(isNegative(money(-1))).toBe(true);
    expect(isNegative(money(0))).toBe(false);
  });
});

describe('isCurrency', () => {
  it('accepts every currency of the list and no other spelling', () => {
    expect(CURRENCIES.every(isCurrency)).toBe(true);
    expect(['eur', 'JPY', '', 'EURO'].some(isCurrency)).toBe(false);
  });
});

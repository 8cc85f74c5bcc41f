import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { DISCOUNT_RANGES, discountPercent, discountRange } from './discount.ts';

describe('discountPercent', () => {
  it.each([
    [9901, 10000, null],
    [9900, 10000, 1],
    [8001, 10000, 19],
    [8000, 10000, 20],
    [1, 10000, 99],
    [0, 10000, 100],
    [10000, 10000, null],
    [10001, 10000, null],
    [0, 0, null],
    [-1, 100, null],
  ])('of %i against %i is %s', (current, regular, expected) => {
    expect(discountPercent(money(current), money(regular))).toBe(expected);
  });

  it('rejects two currencies', () => {
    expect(() => discountPercent(money(1, 'EUR'), money(2, 'USD'))).toThrow(TypeError);
  });

  it('never exceeds the real discount, and is less than one percent below it', () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.integer({ min: 1, max: 1e7 }), (current, regular) => {
        const percent = discountPercent(money(current), money(regular)) ?? 0;
        const saved = Math.max(regular - current, 0) * 100;
        expect(percent * regular).toBeLessThanOrEqual(saved);
        expect((percent + 1) * regular).toBeGreaterThan(saved);
      }),
    );
  });
});

describe('discountRange', () => {
  it.each([
    [null, null],
    [0, null],
    [9, null],
    [10, '10'],
    [19, '10'],
    [20, '20'],
    [69, '60'],
    [70, '70'],
    [100, '70'],
  ])('of %s percent is %s', (percent, expected) => {
    expect(discountRange(percent)).toBe(expected);
  });

  it('is the highest step that the discount reaches', () => {
    fc.assert(
      fc.property(fc.nat(100), (percent) => {
        const reached = DISCOUNT_RANGES.filter((range) => Number(range) <= percent);
        expect(discountRange(percent)).toBe(reached.at(-1) ?? null);
      }),
    );
  });
});

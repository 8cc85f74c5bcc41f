import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { percentOf } from './percent.ts';

describe('percentOf', () => {
  it.each([
    [4, 10, 0],
    [5, 10, 1],
    [-4, 10, 0],
    [-5, 10, -1],
    [15, 10, 2],
    [25, 10, 3],
    [1999, 10, 200],
    [1000, 12.5, 125],
    [1000, 8.25, 83],
    [1005, 0.1, 1],
    [100, 100, 100],
    [100, 150, 150],
    [100, 0, 0],
    [100, -10, -10],
  ])('of %i hundredths, %d percent is %i', (amount, percent, expected) => {
    expect(percentOf(money(amount, 'GBP'), percent)).toEqual(money(expected, 'GBP'));
  });

  it('is exact where floating point is not', () => {
    expect(percentOf(money(9_007_199_254_740_991), 99.99).amount).toBe(9_006_298_534_815_517);
  });

  it.each([0.001, 33.333, Number.NaN, Number.POSITIVE_INFINITY])('rejects %s percent', (percent) => {
    expect(() => percentOf(money(100), percent)).toThrow(RangeError);
  });

  it('accepts every percentage with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_00 }), (hundredths) => {
        expect(percentOf(money(10_000), hundredths / 100).amount).toBe(hundredths);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is at most half a hundredth off, and symmetric around zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => {
          const result = percentOf(money(amount), percent).amount;
          expect(Math.abs(result * 100 - amount * percent)).toBeLessThanOrEqual(50);
          expect(percentOf(money(-amount), percent)).toEqual(money(-result));
        },
      ),
    );
  });
});

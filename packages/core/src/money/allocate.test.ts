import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { money, sumOf } from './money.ts';

const amounts = (parts: { amount: number }[] | null) => parts?.map(({ amount }) => amount);

const anyRatios = fc
  .array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 50 })
  .filter((ratios) => ratios.some((ratio) => ratio > 0));

describe('allocate', () => {
  it('gives the remaining hundredths to the first of equal ratios', () => {
    expect(amounts(allocate(money(100), [1, 1, 1]))).toEqual([34, 33, 33]);
    expect(amounts(allocate(money(101), [1, 1, 1]))).toEqual([34, 34, 33]);
    expect(amounts(allocate(money(-100), [1, 1, 1]))).toEqual([-34, -33, -33]);
  });

  it('gives a remaining hundredth to the largest remainder', () => {
    expect(amounts(allocate(money(10), [1, 5, 3]))).toEqual([1, 6, 3]);
    expect(amounts(allocate(money(1), [1, 2]))).toEqual([0, 1]);
  });

  it('gives nothing to a ratio of zero', () => {
    expect(amounts(allocate(money(101), [0, 1, 0, 1]))).toEqual([0, 51, 0, 50]);
  });

  it('keeps the currency', () => {
    expect(allocate(money(3, 'USD'), [1, 2])).toEqual([money(1, 'USD'), money(2, 'USD')]);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[Number.NaN]]])('rejects the ratios %j', (ratios) => {
    expect(() => allocate(money(100), ratios)).toThrow(RangeError);
  });

  it('the parts add up exactly and each differs from its exact share by less than one hundredth', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), anyRatios, (amount, ratios) => {
        const parts = allocate(money(amount), ratios);
        const ratioSum = ratios.reduce((total, ratio) => total + ratio, 0);
        expect(sumOf(parts)).toEqual(money(amount));
        parts.forEach((part, index) => {
          const drift = BigInt(part.amount) * BigInt(ratioSum) - BigInt(amount) * BigInt(ratios[index] ?? 0);
          expect(drift > -BigInt(ratioSum) && drift < BigInt(ratioSum)).toBe(true);
        });
      }),
    );
  });

  it('never gives a larger ratio the smaller part', () => {
    fc.assert(
      fc.property(fc.nat(1e9), anyRatios, (amount, ratios) => {
        const parts = allocate(money(amount), ratios).map((part, index) => ({
          part,
          ratio: ratios[index] ?? 0,
        }));
        const ordered = parts.toSorted((a, b) => a.ratio - b.ratio || a.part.amount - b.part.amount);
        const sums = ordered.map(({ part }) => part.amount);
        expect(sums).toEqual(sums.toSorted((a, b) => a - b));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { instalments } from './instalments.ts';

const FOUR = { count: 4, minAmount: 3_000, maxAmount: 200_000 };
const partsOf = (amount: number, offers = [FOUR]) =>
  instalments(money(amount), offers)?.map(({ count, part }) => [count, part.amount]) ?? null;

describe('instalments', () => {
  it('are offered only between the bounds of the provider', () => {
    expect(partsOf(2999)).toBeNull();
    expect(partsOf(3000)).toEqual([[4, 750]]);
    expect(partsOf(200_000)).toEqual([[4, 50_000]]);
    expect(partsOf(200_001)).toBeNull();
    expect(partsOf(3000, [])).toBeNull();
  });

  it('use the first offer whose bounds contain the amount', () => {
    const three = { count: 3, minAmount: 5_000, maxAmount: 10_000 };
    expect(partsOf(4_000, [three, FOUR])).toEqual([[4, 1_000]]);
    expect(partsOf(6_000, [three, FOUR])).toEqual([[3, 2_000]]);
  });

  it('put the remaining hundredths into the first parts', () => {
    expect(partsOf(3001)).toEqual([
      [1, 751],
      [3, 750],
    ]);
    expect(partsOf(3003)).toEqual([
      [3, 751],
      [1, 750],
    ]);
  });

  it('add up to the amount and differ by at most one hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3000, max: 200_000 }), (amount) => {
        const parts = (partsOf(amount) ?? []) as [number, number][];
        expect(parts.reduce((sum, [count]) => sum + count, 0)).toBe(4);
        expect(parts.reduce((sum, [count, part]) => sum + count * part, 0)).toBe(amount);
        expect((parts[0]?.[1] ?? 0) - (parts.at(-1)?.[1] ?? 0)).toBeOneOf([0, 1]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { offerBounds } from './bounds.ts';

const bounds = (current: number, minimum?: number) => {
  const found = offerBounds({
    currentPrice: money(current),
    minPrice: minimum === undefined ? null : money(minimum),
  });
  return found && [found.min.amount, found.max.amount];
};

describe('offerBounds', () => {
  it.each([
    [10_000, [7000, 10_000]],
    [10_001, [7100, 10_001]],
    [9900, [7000, 9900]],
    [1000, [700, 1000]],
    [300, [300, 300]],
    [100, [100, 100]],
    [99, null],
    [0, null],
    [-100, null],
  ])('for a price of %i are %j', (current, expected) => {
    expect(bounds(current)).toEqual(expected);
  });

  it('begin at the minimum price of the seller when it is higher', () => {
    expect(bounds(10_000, 6999)).toEqual([7000, 10_000]);
    expect(bounds(10_000, 7001)).toEqual([7001, 10_000]);
    expect(bounds(10_000, 10_000)).toEqual([10_000, 10_000]);
    expect(bounds(10_000, 10_001)).toBeNull();
  });

  it('keep the currency and reject a second one', () => {
    expect(offerBounds({ currentPrice: money(1000, 'GBP') })).toEqual({
      min: money(700, 'GBP'),
      max: money(1000, 'GBP'),
    });
    expect(() => offerBounds({ currentPrice: money(1000, 'GBP'), minPrice: money(900) })).toThrow(TypeError);
  });

  it('allow at most thirty percent off, to the smallest possible whole unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), (current) => {
        const found = bounds(current);
        const floor = Math.ceil((current * 70) / 10_000) * 100;
        expect(found).toEqual(floor > current ? null : [floor, current]);
        expect(floor * 100).toBeGreaterThanOrEqual(current * 70);
      }),
    );
  });
});

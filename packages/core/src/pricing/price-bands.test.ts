import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { priceBand, priceHistogram } from './price-bands.ts';

describe('a price', () => {
  it.each([
    [0, '0'],
    [999, '0'],
    [1000, '10'],
    [3999, '30'],
    [4000, '40'],
    [123_456, '1230'],
  ])('%d hundredths are in the band from %s', (amount, band) => {
    expect(priceBand(money(amount))).toBe(band);
  });
});

describe('a histogram', () => {
  it('has a slice for each band between the lowest and the highest below a hundred, including empty ones', () => {
    expect(priceHistogram({ '50': 1, '30': 2 })).toEqual({ edges: [30, 40, 50, 60], counts: [2, 0, 1] });
  });

  it('has wider slices for higher prices', () => {
    expect(priceHistogram({ '90': 4, '100': 2, '110': 1, '190': 3 })).toEqual({
      edges: [90, 100, 120, 140, 160, 180, 200],
      counts: [4, 3, 0, 0, 0, 3],
    });
    expect(priceHistogram({ '1990': 1, '2010': 1 })?.edges).toEqual([1800, 2000, 2500]);
  });

  it('shows one expensive piece beside many cheap ones without losing the shape of these', () => {
    const { edges = [], counts = [] } = priceHistogram({ '10': 40, '20': 80, '30': 20, '9990': 1 }) ?? {};
    expect(counts.slice(0, 3)).toEqual([40, 80, 20]);
    expect(edges.at(-1)).toBe(10_000);
    expect(counts.length).toBeLessThan(40);
  });

  it('is null without prices', () => {
    expect(priceHistogram({})).toBeNull();
  });

  it('counts every price once, in the slice that contains it', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(amounts, (prices) => {
        const byBand: Record<string, number> = {};
        for (const amount of prices) {
          const band = priceBand(money(amount));
          byBand[band] = (byBand[band] ?? 0) + 1;
        }
        const { edges, counts } = priceHistogram(byBand) ?? { edges: [], counts: [] };
        const within = (amount: number, slice: number) =>
          amount >= (edges[slice] ?? NaN) * 100 && amount < (edges[slice + 1] ?? NaN) * 100;
        expect(counts).toEqual(
          counts.map((_, slice) => prices.filter((amount) => within(amount, slice)).length),
        );
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
        expect(edges).toHaveLength(counts.length + 1);
      }),
    );
  });
});

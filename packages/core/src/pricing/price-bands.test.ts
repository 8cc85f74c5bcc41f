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
  it('has a slice for each band between the lowest and the highest, including empty ones', () => {
    expect(priceHistogram({ '50': 1, '30': 2 }, 24)).toEqual({
      bounds: { min: 30, max: 60 },
      counts: [2, 0, 1],
    });
  });

  it('merges bands when there are more than can be drawn', () => {
    expect(priceHistogram({ '0': 1, '10': 2, '30': 3, '40': 4 }, 2)).toEqual({
      bounds: { min: 0, max: 60 },
      counts: [3, 7],
    });
  });

  it('is null without prices', () => {
    expect(priceHistogram({}, 24)).toBeNull();
  });

  it('counts every price once, in equal slices that contain it, and never exceeds the maximum number of slices', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 40 }), (prices, most) => {
        const byBand: Record<string, number> = {};
        for (const amount of prices) {
          const band = priceBand(money(amount));
          byBand[band] = (byBand[band] ?? 0) + 1;
        }
        const { bounds, counts } = priceHistogram(byBand, most) ?? { bounds: { min: 0, max: 0 }, counts: [] };
        const width = ((bounds.max - bounds.min) / counts.length) * 100;
        const counted = counts.map(
          (_, slice) =>
            prices.filter((amount) => Math.floor((amount - bounds.min * 100) / width) === slice).length,
        );
        expect(counts).toEqual(counted);
        expect(counts.length).toBeLessThanOrEqual(most);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length);
      }),
    );
  });
});

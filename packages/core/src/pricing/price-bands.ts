import type { Money } from '../money/money.ts';

/** How wide a band is, in whole units of the currency. */
const BAND = 10;
const HUNDREDTHS = 100;

/**
 * Names the band of ten units that a price is in by its least whole unit, for counting.
 * @example priceBand(money(3999)) // '30'
 * @example priceBand(money(4000)) // '40'
 * @example priceBand(money(999)) // '0'
 */
export const priceBand = ({ amount }: Money) => String(Math.floor(amount / HUNDREDTHS / BAND) * BAND);

/** Least and greatest whole unit, and how many prices lie in each equal slice between, from the least up. */
export type PriceHistogram = { bounds: { min: number; max: number }; counts: number[] };

/**
 * Puts counts by band into equal slices that hold them all, `most` at most; null when nothing was counted.
 * @example priceHistogram({ '30': 2, '50': 1 }, 24) // { bounds: { min: 30, max: 60 }, counts: [2, 0, 1] }
 * @example priceHistogram({ '0': 1, '30': 1 }, 2) // { bounds: { min: 0, max: 40 }, counts: [1, 1] }
 * @example priceHistogram({}, 24) // null
 */
export function priceHistogram(
  byBand: Readonly<Record<string, number>>,
  most: number,
): PriceHistogram | null {
  const bands = Object.entries(byBand).map(([band, count]) => ({ from: Number(band), count }));
  if (bands.length === 0) return null;
  const min = Math.min(...bands.map(({ from }) => from));
  const end = Math.max(...bands.map(({ from }) => from)) + BAND;
  const width = Math.ceil((end - min) / BAND / most) * BAND;
  const counts = Array.from({ length: Math.ceil((end - min) / width) }, () => 0);
  for (const { from, count } of bands) {
    const slice = Math.floor((from - min) / width);
    counts[slice] = (counts[slice] ?? 0) + count;
  }
  return { bounds: { min, max: min + counts.length * width }, counts };
}

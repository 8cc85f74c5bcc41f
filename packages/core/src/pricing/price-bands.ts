import type { Money } from '../money/money.ts';

/** Width of a band in whole currency units. */
const BAND = 10;
const HUNDREDTHS = 100;

/**
 * Returns the ten-unit band of a price as its lower bound in whole currency units, for counting.
 * @example priceBand(money(3999)) // '30'
 * @example priceBand(money(4000)) // '40'
 * @example priceBand(money(999)) // '0'
 */
export const priceBand = ({ amount }: Money) => String(Math.floor(amount / HUNDREDTHS / BAND) * BAND);

/** Bounds in whole currency units, and the number of prices in each equal slice between them, in ascending order. */
export type PriceHistogram = { bounds: { min: number; max: number }; counts: number[] };

/**
 * Merges counts by band into at most `maxSlices` equal slices; null without counts.
 * @example priceHistogram({ '30': 2, '50': 1 }, 24) // { bounds: { min: 30, max: 60 }, counts: [2, 0, 1] }
 * @example priceHistogram({ '0': 1, '30': 1 }, 2) // { bounds: { min: 0, max: 40 }, counts: [1, 1] }
 * @example priceHistogram({}, 24) // null
 */
export function priceHistogram(
  byBand: Readonly<Record<string, number>>,
  maxSlices: number,
): PriceHistogram | null {
  const bands = Object.entries(byBand).map(([band, count]) => ({ from: Number(band), count }));
  if (bands.length === 0) return null;
  const min = Math.min(...bands.map(({ from }) => from));
  const end = Math.max(...bands.map(({ from }) => from)) + BAND;
  const width = Math.ceil((end - min) / BAND / maxSlices) * BAND;
  const counts = Array.from({ length: Math.ceil((end - min) / width) }, () => 0);
  for (const { from, count } of bands) {
    const slice = Math.floor((from - min) / width);
    counts[slice] = (counts[slice] ?? 0) + count;
  }
  return { bounds: { min, max: min + counts.length * width }, counts };
}

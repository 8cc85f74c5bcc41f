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

/**
 * Edges of slices within ten times their first value: narrow where most prices are, wide where they are rare, so that a
 * few expensive pieces do not push all others into the first slice.
 */
const STEPS = [10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 70, 80] as const;
/** Up to here every band is a slice. */
const FIRST_DECADE = 100;

/** Edges of all slices up to one that is at least `end`, from zero. */
function edgesUpTo(end: number): number[] {
  const edges = Array.from({ length: FIRST_DECADE / BAND }, (_, band) => band * BAND);
  for (let factor = BAND; (edges.at(-1) ?? 0) < end; factor *= 10)
    edges.push(...STEPS.map((step) => step * factor));
  return edges.slice(0, edges.findIndex((edge) => edge >= end) + 1);
}

export type PriceHistogram = {
  /** Edges of the slices in whole currency units, ascending: one more than there are slices. */
  edges: number[];
  /** Number of prices in each slice, which includes its lower edge. */
  counts: number[];
};

/**
 * Merges counts by band into slices that grow with the price; null without counts.
 * @example priceHistogram({ '30': 2, '50': 1 }) // { edges: [30, 40, 50, 60], counts: [2, 0, 1] }
 * @example priceHistogram({ '90': 1, '110': 1 }) // { edges: [90, 100, 120], counts: [1, 1] }
 * @example priceHistogram({}) // null
 */
export function priceHistogram(byBand: Readonly<Record<string, number>>): PriceHistogram | null {
  const bands = Object.entries(byBand).map(([band, count]) => ({ from: Number(band), count }));
  if (bands.length === 0) return null;
  const lowest = Math.min(...bands.map(({ from }) => from));
  const all = edgesUpTo(Math.max(...bands.map(({ from }) => from)) + BAND);
  const edges = all.slice(all.findLastIndex((edge) => edge <= lowest));
  const counts = edges.slice(1).map(() => 0);
  for (const { from, count } of bands) {
    const slice = edges.findLastIndex((edge) => edge <= from);
    counts[slice] = (counts[slice] ?? 0) + count;
  }
  return { edges, counts };
}

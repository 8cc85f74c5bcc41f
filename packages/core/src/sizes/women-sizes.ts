import { chestOf } from './chest-of.ts';
import type { ChartSize } from './size-chart.ts';

/** French sizes of women's clothes; a British one is lower by as much as here. */
const WOMEN = Array.from({ length: 15 }, (_, index) => 30 + 2 * index);
const FRENCH_ABOVE_BRITISH = 28;

/**
 * Returns the first and the last women's size of a letter size, whose chest is within its range.
 * @example womenSizesOf({ size: 'S', from: 86, upTo: 92, british: null }) // [38, 38]
 * @example womenSizesOf({ size: 'M', from: 92, upTo: 98, british: null }, 'uk') // [12, 14]
 */
export function womenSizesOf(
  { from, upTo }: ChartSize,
  country: 'fr' | 'uk' = 'fr',
): [number, number] | null {
  const within = WOMEN.filter((size) => {
    const chest = chestOf(size, 'women') ?? 0;
    return chest >= from && chest < upTo;
  });
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return null;
  const above = country === 'uk' ? FRENCH_ABOVE_BRITISH : 0;
  return [first - above, last - above];
}

import type { Target } from '../catalogue/attributes.ts';
import { JEANS_SIZES, recommendJeans, type JeansSize } from '../jeans/recommend.ts';

/** Men's French trouser sizes are the waist in inches plus this. */
const MEN_ABOVE_INCHES = 10;

const isJeansSize = (size: number): size is JeansSize => JEANS_SIZES.some((known) => known === size);

/**
 * Returns the waists in inches of jeans that correspond to a French size, smallest first; empty for an unknown size.
 * @example waistsOf(38, 'women') // [27, 28]
 * @example waistsOf(42, 'men') // [32]
 * @example waistsOf(39, 'women') // []
 */
export function waistsOf(size: number, target: Target): number[] {
  if (target === 'men') return size >= 36 && size <= 54 ? [size - MEN_ABOVE_INCHES] : [];
  if (target === 'kids' || !isJeansSize(size)) return [];
  const { W } = recommendJeans({ size, heightRange: '165-170', tightness: 'tight' });
  return [W, W + 1];
}

import type { Target } from '../catalogue/attributes.ts';
import { chestOf } from './chest-of.ts';
import { sizingOf } from './convert-size.ts';
import type { SavedSizes } from './saved-sizes.ts';
import { SIZE_CHART } from './size-chart.ts';
import { waistsOf } from './waists.ts';

export type SizedProduct = {
  /** Filter values of its sizes: `m`, `38`, `w28-l30`. */
  sizes: readonly string[];
  /** Slugs of the category from its root, `women/clothing/dresses`. */
  categoryPath: string;
  target: Target;
};

const LETTERS = /^[2-6]?x*[sml](?:-[2-6]?x*[sml])?$/;
const WAIST = /^w(\d{1,3})(?:-|$)/;
const CLOTHES_NUMBER = /^\d{2}$/;

function fitsTop(size: string, target: Target, saved: readonly string[]): boolean {
  if (LETTERS.test(size)) return size.split('-').some((letters) => saved.includes(letters.toUpperCase()));
  const chest = CLOTHES_NUMBER.test(size) ? chestOf(Number(size), target) : null;
  return (
    chest !== null &&
    SIZE_CHART.top.some((entry) => saved.includes(entry.size) && chest >= entry.from && chest < entry.upTo)
  );
}

function fitsWaist(size: string, target: Target, saved: readonly string[]): boolean {
  const inches = WAIST.exec(size)?.[1];
  if (inches !== undefined) return saved.includes(`W${inches}`);
  return (
    CLOTHES_NUMBER.test(size) && waistsOf(Number(size), target).some((waist) => saved.includes(`W${waist}`))
  );
}

/**
 * Returns true when a size of a product is one of the customer's for that kind of garment. Letters of trousers and unknown
 * categories fit nobody, because nothing says so.
 * @example fitsSavedSizes({ sizes: ['m'], categoryPath: 'women/clothing/dresses', target: 'women' }, { top: ['M'], … }) // true
 * @example fitsSavedSizes({ sizes: ['38'], categoryPath: 'women/shoes', target: 'women' }, { top: ['S'], … }) // false
 */
export function fitsSavedSizes({ sizes, categoryPath, target }: SizedProduct, saved: SavedSizes): boolean {
  if (target === 'kids') return false;
  switch (sizingOf({ categoryPath, target })) {
    case 'shoes':
      return sizes.some((size) => saved.shoe.includes(size));
    case 'hats':
      return sizes.some((size) => saved.head.includes(size));
    case 'legs':
      return sizes.some((size) => fitsWaist(size, target, saved.waist));
    case 'body':
      return sizes.some((size) => fitsTop(size, target, saved.top));
    default:
      return false;
  }
}

import {
  EXCLUSIONS,
  EXCLUSION_NAMES,
  JEANS_FILTERS,
  LIST_FILTERS,
  LIST_FILTER_NAMES,
  RANGE_FILTERS,
  type ShopFilters,
} from '../../../lib/shop-filters.ts';
import { refinementsOf } from '../shop-requests.ts';
import type { CatalogueProduct } from './random-shop.ts';

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const within = (value: unknown, { min = -Infinity, max = Infinity }) =>
  typeof value === 'number' && value >= min && value <= max;

/** Whether a product meets one filter, written independently of the search. */
function holds(product: CatalogueProduct, part: string, choice: ShopFilters): boolean {
  const has = (name: string, value: string) => listed(product[name]).includes(value);
  for (const name of LIST_FILTER_NAMES)
    if (part === name) return (choice[name] ?? []).some((value) => has(LIST_FILTERS[name], value));
  for (const name of EXCLUSION_NAMES)
    if (part === name) return !(choice[name] ?? []).some((value) => has(EXCLUSIONS[name], value));
  if (part === 'categories') return (choice.categories ?? []).some((value) => has(part, value));
  if (part === 'price') return within(product.price / 100, choice.price ?? {});
  for (const name of RANGE_FILTERS) if (part === name) return within(product[name], choice[name] ?? {});
  const [w = 0, l = 0] = JEANS_FILTERS.map((name) => choice[name]);
  if (part === 'jeanLevisSizeW') return within(product['jeansW'], { min: w, max: w + 1 });
  if (part === 'jeanLevisSizeL') return within(product['jeansL'], { min: l - 1, max: l + 2 });
  if (part === 'text')
    return (choice.text ?? '').split(' ').every((word) => product.name.split(' ').includes(word));
  if (part === 'hidesold') return has('availability', 'AVAILABLE');
  return has('_tags', part === 'fiesta' ? 'fetes' : part);
}

/** Sold products are shown but not counted. */
export const isForSale = ({ sold }: CatalogueProduct) => sold === 0;

const isIn = (product: CatalogueProduct, category: string) =>
  ['', 'search', 'levis-calculator'].includes(category) || listed(product['categories']).includes(category);

/** The products that match all filters, by full scan; without one filter if given. */
export const remainingProducts = (
  products: readonly CatalogueProduct[],
  choice: ShopFilters,
  without?: string,
) =>
  products.filter(
    (product) =>
      !listed(product['_tags']).includes('secret') &&
      isIn(product, choice.category ?? '') &&
      refinementsOf(choice).every((part) => part === without || holds(product, part, choice)),
  );

export const counted = (products: readonly CatalogueProduct[], attribute: string) => {
  const counts: Record<string, number> = {};
  for (const product of products)
    for (const value of listed(product[attribute])) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
};

import type { SuggestedProduct } from '@patine/contract/rest/search-suggestions';
import type { ProductRecord } from '@patine/contract/search/record';

const PRODUCTS = 3;

export type FoundProduct = SuggestedProduct & Pick<ProductRecord, 'availability'>;

/** What a search retrieves of each product. */
export const PRODUCT_ATTRIBUTES = [
  'slug',
  'name',
  'nameLanguage',
  'brandName',
  'sizeLabel',
  'image',
  'price',
  'currency',
  'availability',
] as const satisfies readonly (keyof FoundProduct)[];

/** The first products that are not held in somebody's cart. */
export const suggestedProducts = (hits: readonly FoundProduct[]): SuggestedProduct[] =>
  hits
    .filter(({ availability }) => availability === 'AVAILABLE')
    .slice(0, PRODUCTS)
    .map(({ availability: _, ...product }) => product);

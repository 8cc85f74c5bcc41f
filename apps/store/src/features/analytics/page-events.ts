import type { CartQuery, ProductPageQuery } from '@patine/contract/operations';
import type { PageMatch } from '../../pages.ts';
import { cartOf, analyticsProduct } from './ecommerce.ts';
import type { EventPayload } from './event.ts';

export type Known = {
  /** The page's product and the visitor's cart, if loaded. */
  product: ProductPageQuery['product'] | undefined;
  cart: CartQuery['cart'] | undefined;
};

const filtersIn = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => !['text', 'typed', 'page'].includes(name))
    .map(([type, value]) => ({ type, value }));

/** Events of arriving at a page, besides the page view. */
export function pageEvents(page: PageMatch | null, search: string, { product, cart }: Known): EventPayload[] {
  const query = new URLSearchParams(search);
  const text = query.get('typed') ?? query.get('text');
  switch (page?.name) {
    case 'shop': {
      const list = page.params['*'] ?? '';
      const filters = filtersIn(query);
      const properties = { list_id: list === '' ? 'shop' : list, category: list };
      return [
        text
          ? { name: 'Products Searched', properties: { query: text } }
          : { name: 'Product List Viewed', properties },
        ...(filters.length > 0
          ? [{ name: 'Product List Filtered', properties: { ...properties, filters } }]
          : []),
      ];
    }
    case 'product':
      return product ? [{ name: 'Product Viewed', properties: analyticsProduct(product) }] : [];
    case 'cart':
      return cart ? [{ name: 'Cart Viewed', properties: cartOf(cart) }] : [];
    case 'checkout':
      return cart ? [{ name: 'Checkout Started', properties: cartOf(cart) }] : [];
    default:
      return [];
  }
}

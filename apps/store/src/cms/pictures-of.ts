import type { ProductQuery } from '@patine/contract/content/blocks/product-query';
import type { ProductHit } from '@patine/contract/search/record';

export type Pictured = { imageUrl?: string | undefined; query?: ProductQuery | undefined };

/** A query for one product for each item that has no picture. */
export const pictureQueries = (items: readonly Pictured[]): ProductQuery[] =>
  items.flatMap(({ imageUrl, query }) => (query && !imageUrl ? [{ ...query, limit: 1 }] : []));

/** Each item's picture: its own, or the next one found; null if there is neither. */
export function picturesOf(items: readonly Pictured[], found: readonly ProductHit[][]): (string | null)[] {
  const products = found.map(([hit]) => hit?.image ?? null).values();
  return items.map(({ imageUrl, query }) => imageUrl || (query ? (products.next().value ?? null) : null));
}

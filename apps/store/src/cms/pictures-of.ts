import type { ProductQuery } from '@patine/contract/content/blocks/fields';
import type { ProductHit } from '@patine/contract/search/record';

export type Pictured = { imageUrl?: string | undefined; query?: ProductQuery | undefined };

/** The queries for pictures of those that have none of their own, one piece each. */
export const pictureQueries = (items: readonly Pictured[]): ProductQuery[] =>
  items.flatMap(({ imageUrl, query }) => (query && !imageUrl ? [{ ...query, limit: 1 }] : []));

/** Each one's picture: its own, or the next of those found; null where there is neither. */
export function picturesOf(items: readonly Pictured[], found: readonly ProductHit[][]): (string | null)[] {
  const pieces = found.map(([hit]) => hit?.image ?? null).values();
  return items.map(({ imageUrl, query }) => imageUrl || (query ? (pieces.next().value ?? null) : null));
}

import type { Block, ProductQuery, Zone } from '@patine/contract/content/blocks';
import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { SearchRequest } from '../lib/search.ts';

/** The product queries of a block, in the order in which it shows what they find. */
export function queriesOf(block: Block): ProductQuery[] {
  switch (block.type) {
    case 'productCarousel':
      return [block.query];
    case 'marketingInsert':
      return block.collage && !block.imageUrl ? [block.collage] : [];
    case 'imageColumns':
      return block.images.flatMap(({ imageUrl, query }) =>
        query && !imageUrl ? [{ ...query, limit: 1 }] : [],
      );
    default:
      return [];
  }
}

/** Pieces that can be bought, as a block asks for them. */
export const searchRequest = (
  { category, drop, family, sort, limit }: ProductQuery,
  locale: Locale,
): SearchRequest => ({
  indexName: productIndex(sort, locale),
  facetFilters: [
    'availability:AVAILABLE',
    ...(category ? [`categories:${category}`] : []),
    ...(drop ? [`drops:${drop}`] : []),
    ...(family ? [`family:${family}`] : []),
  ],
  tagFilters: [`-${SECRET_TAG}`],
  attributesToRetrieve: CARD_ATTRIBUTES,
  hitsPerPage: limit,
});

/** Every product search of a page, for one call. */
export const pageRequests = (zones: readonly Zone[], locale: Locale): SearchRequest[] =>
  zones.flatMap(({ blocks }) => blocks.flatMap(queriesOf)).map((query) => searchRequest(query, locale));

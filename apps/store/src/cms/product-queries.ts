import type { Block, Zone } from '@patine/contract/content/blocks';
import type { ProductPick, ProductQuery } from '@patine/contract/content/blocks/product-query';
import { SECRET_TAG, productIndex, type IndexOrder } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { SearchRequest } from '../lib/search.ts';
import { pictureQueries } from './pictures-of.ts';

/** A product search of a block: sorted as its editor chose, or by sales. */
export type BlockQuery = Omit<ProductQuery, 'sort'> & {
  sort: IndexOrder;
  /** The chosen product, while it fits the rest. */
  reference?: number | undefined;
};

/** Hits beyond the limit, in place of products that the page shows already. */
export const SPARE_HITS = 12;

/** The chosen product of each place, then what may take its place. */
const pickQueries = (picks: readonly ProductPick[]): BlockQuery[] =>
  picks.flatMap(({ reference, ...query }) => [
    { ...query, reference: reference ?? 0, sort: 'chrono', limit: 1 },
    { ...query, sort: 'chrono', limit: 1 },
  ]);

/** The product searches of a block, in display order. */
export function queriesOf(block: Block): BlockQuery[] {
  switch (block.type) {
    case 'productCarousel':
      return [block.query];
    case 'bestSellers':
      return [{ ...block.query, sort: 'sales' }];
    case 'marketingInsert':
      return block.imageUrl
        ? []
        : [...pickQueries(block.picks ?? []), ...(block.collage ? [block.collage] : [])];
    case 'imageColumns':
      return pictureQueries(block.images);
    case 'bubble':
      return pictureQueries(block.items);
    default:
      return [];
  }
}

/** The search request of a block query, for products that can be bought. */
export const searchRequest = (
  { category, drop, family, brand, text, sort, limit, reference }: BlockQuery,
  locale: Locale,
): SearchRequest => ({
  indexName: productIndex(sort, locale),
  ...(text ? { query: text } : {}),
  facetFilters: [
    'availability:AVAILABLE',
    ...(category ? [`categories:${category}`] : []),
    ...(drop ? [`drops:${drop}`] : []),
    ...(family ? [`family:${family}`] : []),
    ...(brand ? [`brand:${brand}`] : []),
  ],
  ...(reference === undefined ? {} : { numericFilters: [`reference=${reference}`] }),
  tagFilters: [`-${SECRET_TAG}`],
  attributesToRetrieve: CARD_ATTRIBUTES,
  hitsPerPage: reference === undefined ? limit + SPARE_HITS : 1,
  clickAnalytics: true,
});

/** The blocks that a zone may show, in the order of their searches. */
export const blocksOf = ({ blocks, fallback }: Zone): Block[] => (fallback ? [...blocks, fallback] : blocks);

/** All product searches of a page, for one call. */
export const pageRequests = (zones: readonly Zone[], locale: Locale): SearchRequest[] =>
  zones.flatMap((zone) => blocksOf(zone).flatMap(queriesOf)).map((query) => searchRequest(query, locale));

import type { PageInfo } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { Api } from '../lib/api.ts';
import { searchAttribution } from '../lib/search-attribution.ts';
import { searchAround, type SearchRequest } from '../lib/search.ts';
import { loadBlocks } from './blocks.ts';
import { markdownOf } from './markdown-of.ts';
import { prepareZones, type PreparedPage } from './prepared-page.ts';
import { blocksOf, pageRequests } from './product-queries.ts';

/** A page with the data of its blocks, in one search call for all blocks; `shown` are the products that it shows outside them. */
export async function preparePage(
  { title, description, zones, drops, isDraft, openedDrops }: PageInfo,
  { search }: Pick<Api, 'search'>,
  locale: Locale,
  shown: readonly number[] = [],
): Promise<PreparedPage> {
  const blocks = zones.flatMap(blocksOf);
  const requests = pageRequests(zones, locale);
  // Starts loading code in parallel with the search; the loader awaits it later.
  loadBlocks(blocks.map(({ type }) => type)).catch(() => undefined);
  const results = await searchAround<ProductHit>(search, requests);
  const hasMarkdown = blocks.some((block) => markdownOf(block).length > 0);
  // A browser loads the parser only when a client-side navigation opens a page with Markdown.
  const htmlOf = hasMarkdown ? (await import('../lib/markdown.ts')).markdownToHtml : String;
  // Only previews of the shop at a date load it.
  const openedHits = openedDrops && (await import('./opened-hits.ts')).openedHits;
  const hitsOf = (hits: ProductHit[], request: SearchRequest | undefined) =>
    (openedHits && request && openedHits(request, openedDrops)) ?? hits;
  return {
    title,
    description,
    zones: prepareZones(zones, {
      results: results.map(({ hits }, index) => hitsOf(hits, requests[index])),
      htmlOf,
      marks: results.map(({ queryID }, index) =>
        searchAttribution(queryID, requests[index]?.indexName ?? ''),
      ),
      drops,
      shown,
    }),
    drops,
    preparedAt: Date.now(),
    ...(isDraft ? { isDraft } : {}),
  };
}

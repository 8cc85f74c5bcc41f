import type { PageInfo } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { Api } from '../lib/api.ts';
import { foundBy } from '../lib/found-by.ts';
import { searchAround } from '../lib/search.ts';
import { loadBlocks } from './blocks.ts';
import { markdownOf } from './markdown-of.ts';
import { prepareZones, type PreparedPage } from './prepared-page.ts';
import { blocksOf, pageRequests } from './product-queries.ts';

/** A page with what its blocks show: one search call whatever the number of blocks. */
export async function preparePage(
  { title, description, zones, drops, isDraft }: PageInfo,
  { search }: Pick<Api, 'search'>,
  locale: Locale,
): Promise<PreparedPage> {
  const blocks = zones.flatMap(blocksOf);
  const requests = pageRequests(zones, locale);
  // Code and pieces come beside each other; the loader waits for the code.
  loadBlocks(blocks.map(({ type }) => type)).catch(() => undefined);
  const results = await searchAround<ProductHit>(search, requests);
  const hasMarkdown = blocks.some((block) => markdownOf(block).length > 0);
  // Its parser is fetched by a browser only where a page changes in place to one with Markdown.
  const htmlOf = hasMarkdown ? (await import('../lib/markdown.ts')).markdownToHtml : String;
  return {
    title,
    description,
    zones: prepareZones(zones, {
      answers: results.map(({ hits }) => hits),
      htmlOf,
      marks: results.map(({ queryID }, index) => foundBy(queryID, requests[index]?.indexName ?? '')),
      drops,
    }),
    drops,
    preparedAt: Date.now(),
    ...(isDraft ? { isDraft } : {}),
  };
}

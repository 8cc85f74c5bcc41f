import type { Block, Zone } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import type { SearchAttribution } from '../lib/search-attribution.ts';
import { markdownOf } from './markdown-of.ts';
import { queriesOf } from './product-queries.ts';

/** A block with the data that it renders. */
export type PreparedBlock = {
  block: Block;
  /** Results of its product queries, in order. */
  found: ProductHit[][];
  /** Data attributes of its first query's search. */
  mark?: SearchAttribution;
  /** Its Markdown texts as safe HTML, in order; absent if it has none. */
  html?: string[];
};

export type PreparedZone = { id: string; blocks: PreparedBlock[] };

export type PreparedPage = {
  title: string;
  description: string;
  zones: PreparedZone[];
  drops: Drop[];
  /** Milliseconds since 1970: countdowns start from it, so that server and browser render the same. */
  preparedAt: number;
  /** True for an unpublished version. */
  isDraft?: true;
};

/** True if the block renders something: a product or drop block may have no results. */
export function hasSomething({ block, found }: PreparedBlock, drops: readonly Drop[]): boolean {
  if ('query' in block) return (found[0] ?? []).length > 0;
  if (block.type === 'dropCarousel')
    return drops.some(({ isLaunched }) => isLaunched === (block.state === 'live'));
  return true;
}

type Preparation = {
  /** Results of all searches of the page, in the order of `pageRequests`. */
  results: readonly ProductHit[][];
  htmlOf: (markdown: string) => string;
  marks?: readonly SearchAttribution[];
  drops?: readonly Drop[];
};

/** Zones with the data of their blocks; a zone whose blocks all render nothing has its fallback. */
export function prepareZones(
  zones: readonly Zone[],
  { results, htmlOf, marks = [], drops = [] }: Preparation,
): PreparedZone[] {
  let next = 0;
  const prepare = (block: Block): PreparedBlock => {
    const html = markdownOf(block).map(htmlOf);
    const mark = marks[next];
    const found = queriesOf(block).map(() => results[next++] ?? []);
    return {
      block,
      found,
      ...(mark && found.length > 0 ? { mark } : {}),
      ...(html.length > 0 ? { html } : {}),
    };
  };
  return zones.map(({ id, blocks, fallback }) => {
    const own = blocks.map(prepare);
    const prepared = fallback && prepare(fallback);
    const isEmpty = !own.some((block) => hasSomething(block, drops));
    return { id, blocks: isEmpty && prepared ? [prepared] : own };
  });
}

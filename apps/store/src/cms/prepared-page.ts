import type { Block, BlockOf, Zone } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import type { SearchAttribution } from '../lib/search-attribution.ts';
import { markdownOf } from './markdown-of.ts';
import { queriesOf, type BlockQuery } from './product-queries.ts';

/** A block with the data that it renders. */
export type PreparedBlock = {
  block: Block;
  /** Results of its product queries, in order. */
  found: ProductHit[][];
  /** Data attributes of its search; absent unless it has exactly one. */
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

/** The drops that a block shows; its band announces the next drop while none is live. */
export function dropsOf({ state, show }: BlockOf<'dropCarousel'>, drops: readonly Drop[]): readonly Drop[] {
  const own = drops.filter(({ isLaunched }) => isLaunched === (state === 'live'));
  if (show === 'first') return [...own, ...drops].slice(0, 1);
  return show === 'others' ? own.slice(1) : own;
}

/** True if the block renders something: a product or drop block may have no results. */
export function hasSomething({ block, found }: PreparedBlock, drops: readonly Drop[]): boolean {
  if ('query' in block) return (found[0] ?? []).length > 0;
  if (block.type === 'dropCarousel') return dropsOf(block, drops).length > 0;
  return true;
}

type Preparation = {
  /** Results of all searches of the page, in the order of `pageRequests`. */
  results: readonly ProductHit[][];
  htmlOf: (markdown: string) => string;
  marks?: readonly SearchAttribution[];
  drops?: readonly Drop[];
  /** References of products that the page shows outside its blocks. */
  shown?: readonly number[];
};

/**
 * Picks the hits of each query that the page does not show yet, in page order. A query whose hits are all shown
 * repeats them rather than leave its block empty.
 */
function unrepeated(drops: readonly Drop[], products: readonly number[]) {
  const shown = new Set<string | number | null>([...products, ...drops.map(({ image }) => image)]);
  return (queries: readonly BlockQuery[], results: readonly ProductHit[][]): ProductHit[][] => {
    let isTaken = false;
    return queries.map(({ limit, reference }, index) => {
      const hits = isTaken ? [] : (results[index] ?? []);
      const fresh = hits.filter((hit) => !shown.has(hit.reference) && !shown.has(hit.image));
      const own = (fresh.length > 0 ? fresh : hits).slice(0, limit);
      for (const hit of own) shown.add(hit.reference);
      // The query after a chosen product finds its replacement.
      isTaken = reference !== undefined && own.length > 0;
      return own;
    });
  };
}

/** Zones with the data of their blocks; a zone whose blocks all render nothing has its fallback. */
export function prepareZones(
  zones: readonly Zone[],
  { results, htmlOf, marks = [], drops = [], shown = [] }: Preparation,
): PreparedZone[] {
  let next = 0;
  const select = unrepeated(drops, shown);
  const prepare = (block: Block): PreparedBlock => {
    const html = markdownOf(block).map(htmlOf);
    const mark = marks[next];
    const queries = queriesOf(block);
    const found = select(queries, results.slice(next, next + queries.length));
    next += queries.length;
    return {
      block,
      found,
      ...(mark && found.length === 1 ? { mark } : {}),
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

import type { Block, Zone } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import type { FoundBy } from '../lib/found-by.ts';
import { markdownOf } from './markdown-of.ts';
import { queriesOf } from './product-queries.ts';

/** A block with everything it shows. */
export type PreparedBlock = {
  block: Block;
  /** What its product queries found, in their order. */
  found: ProductHit[][];
  /** The attribute that says which search found the pieces of its first query. */
  mark?: FoundBy;
  /** Its texts in Markdown as safe HTML, in their order; absent where it has none. */
  html?: string[];
};

export type PreparedZone = { id: string; blocks: PreparedBlock[] };

export type PreparedPage = {
  title: string;
  description: string;
  zones: PreparedZone[];
  drops: Drop[];
  /** Milliseconds since 1970: counters start from it, the same on both sides. */
  preparedAt: number;
  /** True for a version that was not published. */
  isDraft?: true;
};

/** Whether anything of a block is seen: what it looks for may not be there today. */
export function hasSomething({ block, found }: PreparedBlock, drops: readonly Drop[]): boolean {
  if (block.type === 'productCarousel' || block.type === 'bestSellers') return (found[0] ?? []).length > 0;
  if (block.type === 'dropCarousel')
    return drops.some(({ isLaunched }) => isLaunched === (block.state === 'live'));
  return true;
}

type Preparation = {
  /** Of a page's searches, one after the other: they are handed to the blocks that asked. */
  answers: readonly ProductHit[][];
  htmlOf: (markdown: string) => string;
  marks?: readonly FoundBy[];
  drops?: readonly Drop[];
};

/** Zones with all that their blocks show; where none of them shows anything, the zone's fallback. */
export function prepareZones(
  zones: readonly Zone[],
  { answers, htmlOf, marks = [], drops = [] }: Preparation,
): PreparedZone[] {
  let next = 0;
  const prepare = (block: Block): PreparedBlock => {
    const html = markdownOf(block).map(htmlOf);
    const mark = marks[next];
    const found = queriesOf(block).map(() => answers[next++] ?? []);
    return {
      block,
      found,
      ...(mark && found.length > 0 ? { mark } : {}),
      ...(html.length > 0 ? { html } : {}),
    };
  };
  return zones.map(({ id, blocks, fallback }) => {
    const own = blocks.map(prepare);
    const spare = fallback && prepare(fallback);
    const isEmpty = !own.some((block) => hasSomething(block, drops));
    return { id, blocks: isEmpty && spare ? [spare] : own };
  });
}

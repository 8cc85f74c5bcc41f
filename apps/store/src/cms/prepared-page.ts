import type { Block, Zone } from '@patine/contract/content/blocks';
import type { Drop } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import { queriesOf } from './product-queries.ts';

/** A block with everything it shows. */
export type PreparedBlock = {
  block: Block;
  /** What its product queries found, in their order. */
  found: ProductHit[][];
  /** Its Markdown as safe HTML. */
  html?: string;
};

export type PreparedZone = { id: string; blocks: PreparedBlock[] };

export type PreparedPage = {
  title: string;
  description: string;
  zones: PreparedZone[];
  drops: Drop[];
  /** Milliseconds since 1970: counters start from it, the same on both sides. */
  preparedAt: number;
};

/** Hands the answers of a page's searches, one after the other, to the blocks that asked. */
export function prepareZones(
  zones: readonly Zone[],
  answers: readonly ProductHit[][],
  htmlOf: (markdown: string) => string,
): PreparedZone[] {
  let next = 0;
  return zones.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      block,
      found: queriesOf(block).map(() => answers[next++] ?? []),
      ...(block.type === 'text' && block.markdown ? { html: htmlOf(block.text) } : {}),
    })),
  }));
}

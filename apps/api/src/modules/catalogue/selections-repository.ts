import { SECRET_TAG } from '@patine/contract/search/indexes';
import { TARGETS } from '@patine/core';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import type { ProductRow } from './product-rows-repository.ts';

/** Names that addresses of lists have already. */
const TAKEN = new Set<string>([SECRET_TAG, 'search', 'levis-calculator', ...TARGETS]);

/** The selections that a piece is in, each a list at `/shop/{slug}`: its tags, its drops, and its labels of that type. */
export const selectionsIn = ({
  tags,
  drops,
  labels,
}: Pick<ProductRow, 'tags' | 'drops' | 'labels'>): string[] => {
  const labelled = labels.filter(({ type }) => type === 'selection').map(({ slug }) => slug);
  return [...new Set([...tags, ...drops.map(({ slug }) => slug), ...labelled])].filter(
    (slug) => !TAKEN.has(slug),
  );
};

type SelectionRow = { slug: string; nameFr: string | null; nameEn: string | null };

/** Every selection that some piece is in, with its names where a drop or a label brought them. */
export async function readSelections(db: Database): Promise<SelectionRow[]> {
  const rows = await rowsOf<SelectionRow>(
    db,
    sql`select slug, max(name_fr) as "nameFr", max(name_en) as "nameEn" from (
        select unnest(tags) as slug, null as name_fr, null as name_en from products
        union all
        select slug, name_fr, name_en from drops
        union all
        select label ->> 'slug', label ->> 'nameFr', label ->> 'nameEn'
          from products, jsonb_array_elements(labels) as label where label ->> 'type' = 'selection'
      ) as selections group by slug order by slug`,
  );
  return rows.filter(({ slug }) => !TAKEN.has(slug));
}

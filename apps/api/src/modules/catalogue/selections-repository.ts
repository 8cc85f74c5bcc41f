import { SECRET_TAG } from '@patine/contract/search/indexes';
import { TARGETS } from '@patine/core';
import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import type { ProductRow } from './product-rows-repository.ts';

/** Slugs that other `/shop/{slug}` URLs already use, and the secret tag. */
const TAKEN = new Set<string>([SECRET_TAG, 'search', 'levis-calculator', ...TARGETS]);

/** Returns the selections of a product, each listed at `/shop/{slug}`: its tags, drops and `selection` labels. */
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

/** Reads every selection that contains a product. Drops and labels also give it a name. */
export async function readSelections(db: ReadDatabase): Promise<SelectionRow[]> {
  const rows = await rowsOf<SelectionRow>(
    db,
    sql`select slug, max(name_fr) as "nameFr", max(name_en) as "nameEn" from (
        select unnest(tags) as slug, null as name_fr, null as name_en from products
        union all
        select slug, name_fr, name_en from drops where archived_at is null
        union all
        select label ->> 'slug', label ->> 'nameFr', label ->> 'nameEn'
          from products, jsonb_array_elements(labels) as label where label ->> 'type' = 'selection'
      ) as selections group by slug order by slug`,
  );
  return rows.filter(({ slug }) => !TAKEN.has(slug));
}

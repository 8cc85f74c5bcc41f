import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/**
 * Returns those of some categories that no list has an item of; none of a shop without any item. One step per category
 * of the catalogue in the index of paths finds them all, however many items there are.
 */
export async function readEmptyCategories(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await rowsOf<{ slug: string }>(
    db,
    sql`with recursive paths as (
        (select category_path as path from products order by category_path limit 1)
        union all
        select (select p.category_path from products p
          where p.category_path > paths.path order by p.category_path limit 1)
        from paths where paths.path is not null
      ), shown as materialized (
        select path from paths cross join lateral (
          select from products p join items i on i.product_reference = p.reference
          where p.category_path = paths.path and i.status in ('listed', 'sold') limit 1) as first
      )
      select slug from unnest(${`{${slugs.join()}}`}::text[]) as slug
      where exists (select 1 from shown)
        and not exists (select 1 from shown where path = slug or starts_with(path, slug || '/'))`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

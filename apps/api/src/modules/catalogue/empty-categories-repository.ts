import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

const shown = sql`from products p join items i on i.product_reference = p.reference
  where i.status in ('listed', 'sold')`;

/** Returns those of some categories that no list has an item of; none of a shop without any item. */
export async function readEmptyCategories(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await rowsOf<{ slug: string }>(
    db,
    sql`select slug from unnest(${`{${slugs.join()}}`}::text[]) as slug
      where exists (select 1 ${shown})
        and not exists (select 1 ${shown}
          and (p.category_path = slug or starts_with(p.category_path, slug || '/')))`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

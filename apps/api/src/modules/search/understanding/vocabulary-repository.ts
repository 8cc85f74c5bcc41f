import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { rowsOf } from '../../../db/rows.ts';

/** Items that lists may show. */
const shown = sql`from products p join items i on i.product_reference = p.reference
  where i.status in ('listed', 'sold')`;

export type UsedValue = { facet: string; slug: string; nameFr: string | null; nameEn: string | null };

/** Reads the facet values that items have, with their names. */
export const readUsedValues = (db: Database) =>
  rowsOf<UsedValue>(
    db,
    sql`with shown as (select p.* ${shown}),
      used as (
        select 'brand' as facet, brand as slug from shown
        union select 'target', target from shown
        union select 'condition', condition from shown
        union select 'family', family from shown
        union select 'years', decade from shown
        union select 'color', unnest(colors) from shown
        union select 'material', unnest(materials) from shown
        union select 'pattern', unnest(patterns) from shown
        union select 'style', unnest(styles) from shown
      )
      select used.facet, used.slug, v.name_fr as "nameFr", v.name_en as "nameEn"
      from used left join facet_values v on v.facet = used.facet and v.slug = used.slug
      where used.slug is not null
      order by used.facet, v.position, used.slug`,
  );

/** Reads the names of categories. */
export const readCategoryNames = (db: Database) =>
  rowsOf<UsedValue>(
    db,
    sql`select facet, slug, name_fr as "nameFr", name_en as "nameEn" from facet_values
      where facet = 'categories' order by slug`,
  );

export type StoredSize = { category: string; target: string; size: string };

export const readSizesByCategory = (db: Database) =>
  rowsOf<StoredSize>(
    db,
    sql`select distinct p.category_path as category, p.target, i.size ${shown}
      order by p.category_path, p.target, i.size`,
  );

export type PriceCount = { category: string; price: number; count: number };

/** Counts the items for sale by category and price, in steps of one unit of currency. */
export const readPriceCounts = (db: Database) =>
  rowsOf<PriceCount>(
    db,
    sql`select p.category_path as category, ceil(p.price_amount / 100.0)::int * 100 as price, count(*)::int as count
      from products p join items i on i.product_reference = p.reference
      where i.status = 'listed' group by 1, 2 order by 1, 2`,
  );

/** Reads every word of the names of items in one language. */
export async function readNameWords(db: Database, inEnglish: boolean): Promise<string[]> {
  const name = inEnglish ? sql`p.name_en` : sql`p.name_fr`;
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select distinct word from (
      select regexp_split_to_table(lower(${name}), '[[:space:]]+') as word ${shown}) as words where word <> ''`,
  );
  return rows.map(({ word }) => word);
}

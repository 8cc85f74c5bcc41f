import { BEST_SELLER_DAYS, DAY_MS } from '@patine/core';
import { sql } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** Products of the same category and brand count together as best sellers. */
export type Kind = { categoryPath: string; brand: string | null };

/** Number of items sold in the last `BEST_SELLER_DAYS`, by `kindKey`. */
export type Sales = ReadonlyMap<string, number>;

export const kindKey = ({ categoryPath, brand }: Kind) => `${categoryPath}:${brand ?? ''}`;

export async function readSales(db: ReadDatabase, now: Date): Promise<Sales> {
  const since = new Date(now.getTime() - BEST_SELLER_DAYS * DAY_MS);
  const rows = await rowsOf<Kind & { sold: number }>(
    db,
    sql`select p.category_path as "categoryPath", p.brand, count(*)::int as sold
      from items i join products p on p.reference = i.product_reference
      where i.status = 'sold' and i.sold_at > ${since.toISOString()}::timestamptz
      group by p.category_path, p.brand`,
  );
  return new Map(rows.map(({ sold, ...kind }) => [kindKey(kind), sold]));
}

/** References of listed products of these kinds. */
export async function referencesOfKinds(db: Database, kinds: readonly string[]): Promise<number[]> {
  const rows = await rowsOf<{ reference: number }>(
    db,
    sql`select p.reference from products p join items i on i.product_reference = p.reference
      where i.status = 'listed' and p.category_path || ':' || coalesce(p.brand, '')
        in (select json_array_elements_text(${JSON.stringify(kinds)}::json))
      order by p.reference`,
  );
  return rows.map(({ reference }) => reference);
}

import { ON_THE_WAY_DAYS, RETURN_WINDOW_DAYS, DAY_MS } from '@patine/core';
import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';

/** A product as listed in the sitemaps. */
export type ListedProduct = {
  reference: number;
  slugFr: string;
  slugEn: string;
  changedAt: string;
  /** Picture ids, front photo first. */
  pictures: string[];
};

export type Change<Key> = { key: Key; changedAt: string };

/** A sale also changes the product page. */
const changedAt = sql`greatest(p.updated_at, i.sold_at)`;
const from = sql`from products p join items i on i.product_reference = p.reference`;

/** Excludes products of a drop that has not launched yet. */
const isPublic = (now: Date) => sql`not exists (select 1 from drops d
  where d.slug = any(p.drops) and d.launch_at > ${now.toISOString()}::timestamptz)`;

/** Selects products with a page: listed ones, and sold ones that a return could still put back on sale. */
function hasPage(now: Date) {
  const soldAfter = new Date(now.getTime() - (ON_THE_WAY_DAYS + RETURN_WINDOW_DAYS) * DAY_MS);
  return sql`(i.status = 'listed'
    or (i.status = 'sold' and i.sold_at > ${soldAfter.toISOString()}::timestamptz)) and ${isPublic(now)}`;
}

const PAGE = 1_000;

/** Streams products with a page whose reference is in [first, end), in batches of rows. */
export async function* streamListedProducts(
  db: ReadDatabase,
  { first, end, now }: { first: number; end: number; now: Date },
): AsyncGenerator<ListedProduct[]> {
  for (let next = first; ;) {
    const rows = await rowsOf<ListedProduct>(
      db,
      sql`select p.reference, p.slug_fr as "slugFr", p.slug_en as "slugEn", ${changedAt} as "changedAt",
          coalesce((select json_agg(f.picture_id order by f.position) from product_photos f
            where f.product_reference = p.reference), '[]') as pictures
        ${from} where p.reference >= ${next} and p.reference < ${end} and ${hasPage(now)}
        order by p.reference limit ${PAGE}`,
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    next = last.reference + 1;
  }
}

const newestBy = <Key>(db: ReadDatabase, key: SQL, where: SQL, order: SQL) =>
  rowsOf<Change<Key>>(
    db,
    sql`select ${key} as key, max(${changedAt}) as "changedAt" ${from} where ${where} group by 1 order by ${order}`,
  );

/** Returns the latest change in each range of `size` references. */
export const newestByPart = (db: ReadDatabase, size: number, now: Date) =>
  newestBy<number>(db, sql`p.reference / ${sql.raw(String(size))}`, hasPage(now), sql`1`);

/** Returns the latest change in each category, by its full path. */
export const newestByCategory = (db: ReadDatabase, now: Date) =>
  newestBy<string>(db, sql`p.category_path`, hasPage(now), sql`1`);

/** Returns the latest change of each brand with listed items, brands with most items first. */
export const newestByBrand = (db: ReadDatabase, now: Date) =>
  newestBy<string>(
    db,
    sql`p.brand`,
    sql`p.brand is not null and i.status = 'listed' and ${isPublic(now)}`,
    sql`count(*) desc, 1`,
  );

/** Returns the latest change of each seller, by its slug. */
export const newestBySeller = (db: ReadDatabase, now: Date) =>
  rowsOf<Change<string>>(
    db,
    sql`select s.slug as key, max(${changedAt}) as "changedAt" ${from} join stores s on s.id = p.store_id
      where ${hasPage(now)} group by 1 order by 1`,
  );

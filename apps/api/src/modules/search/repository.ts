import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { items, stores } from '../../db/schema/catalogue.ts';

/** References of the products of drops that opened in this period. */
export async function productsOfOpenedDrops(
  db: Database,
  { after, until }: { after: Date; until: Date },
): Promise<number[]> {
  const rows = await rowsOf<{ reference: number }>(
    db,
    sql`select distinct p.reference from products p join drops d on d.slug = any(p.drops)
      where d.launch_at > ${after.toISOString()}::timestamptz and d.launch_at <= ${until.toISOString()}::timestamptz
      order by p.reference`,
  );
  return rows.map(({ reference }) => reference);
}

/** References of the products that were sold in this period. */
export async function productsSoldBetween(
  db: Database,
  { after, until }: { after: Date; until: Date },
): Promise<number[]> {
  const rows = await db
    .select({ reference: items.productReference })
    .from(items)
    .where(and(eq(items.status, 'sold'), gt(items.soldAt, after), lte(items.soldAt, until)))
    .orderBy(items.productReference);
  return rows.map(({ reference }) => reference);
}

export const readStores = (db: Database) => db.select().from(stores);

export type ListedKind = { categoryPath: string; brand: string | null; count: number };

/** Counts the products for sale by category and brand, without those of drops that have not opened. */
export const readListedKinds = (db: Database, now: Date) =>
  rowsOf<ListedKind>(
    db,
    sql`select p.category_path as "categoryPath", p.brand, count(*)::int as count
      from products p join items i on i.product_reference = p.reference
      where i.status = 'listed' and not p.drops && array(
        select slug from drops where launch_at > ${now.toISOString()}::timestamptz)
      group by 1, 2 order by 1, 2`,
  );

/** Tells this database from others, also from a copy of it in another server. */
export async function databaseIdentity(db: Database): Promise<string> {
  const [row] = await rowsOf<{ identity: string }>(
    db,
    sql`select concat_ws(' ', system_identifier, d.oid, d.datname) as identity
      from pg_control_system(), pg_database d where d.datname = current_database()`,
  );
  if (!row) throw new Error('PostgreSQL does not name its database');
  return row.identity;
}

import { and, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { drops, stores } from '../../db/schema/catalogue.ts';

/** True if a drop opened in this period. */
export async function hasDropOpened(
  db: Database,
  { after, until }: { after: Date; until: Date },
): Promise<boolean> {
  const opened = await db
    .select({ slug: drops.slug })
    .from(drops)
    .where(and(gt(drops.launchAt, after), lte(drops.launchAt, until)))
    .limit(1);
  return opened.length > 0;
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

import { and, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
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

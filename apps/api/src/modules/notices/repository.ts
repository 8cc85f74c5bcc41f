import { asc, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { notices } from '../../db/schema/notices.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** The number that emails ask the sender to quote. */
export const noticeReference = (id: number) => `N-${id}`;

export async function insertNotice(db: Database, values: typeof notices.$inferInsert): Promise<NoticeRow> {
  const [row] = await db.insert(notices).values(values).returning();
  if (!row) throw new Error('Insert into notices returned no row');
  return row;
}

/** A notice with the names and slugs of its product. */
export async function findNotice(db: Database, id: number) {
  const [row] = await db
    .select({
      notice: notices,
      nameFr: products.nameFr,
      nameEn: products.nameEn,
      slugFr: products.slugFr,
      slugEn: products.slugEn,
    })
    .from(notices)
    .innerJoin(products, eq(products.reference, notices.productReference))
    .where(eq(notices.id, id));
  return row ?? null;
}

export const newestNotices = (db: Database, limit: number): Promise<NoticeRow[]> =>
  db.select().from(notices).orderBy(desc(notices.id)).limit(limit);

/** The customer's notices, oldest first. */
export const noticesOf = async (db: Database, customerId: string) => {
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.customerId, customerId))
    .orderBy(asc(notices.id));
  return rows.map(({ id, customerId: _, ...notice }) => ({ reference: noticeReference(id), ...notice }));
};

export const deleteNoticesBefore = (db: Database, before: Date) =>
  db.delete(notices).where(lt(notices.createdAt, before));

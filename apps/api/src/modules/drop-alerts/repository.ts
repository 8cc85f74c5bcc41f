import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drops } from '../../db/schema/catalogue.ts';
import { dropAlerts } from '../../db/schema/drop-alerts.ts';

export type DropAlert = typeof dropAlerts.$inferSelect;

/** True for a drop that is announced: neither open nor over. */
export async function isAnnounced(db: Database, slug: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ slug: drops.slug })
    .from(drops)
    .where(
      and(
        eq(drops.slug, slug),
        or(isNull(drops.launchAt), gt(drops.launchAt, now)),
        or(isNull(drops.endAt), gt(drops.endAt, now)),
      ),
    );
  return rows.length > 0;
}

/** Inserts the alert, or gives the one of the same drop and address a new confirmation token. Returns its id. */
export async function upsertAlert(tx: Database, values: typeof dropAlerts.$inferInsert): Promise<string> {
  const { locale, confirmHash, confirmUntil } = values;
  const [row] = await tx
    .insert(dropAlerts)
    .values(values)
    .onConflictDoUpdate({
      target: [dropAlerts.dropSlug, dropAlerts.emailAddress],
      set: { locale, confirmHash, confirmUntil },
    })
    .returning({ id: dropAlerts.id });
  if (!row) throw new Error('Upsert of a drop alert returned no row');
  return row.id;
}

export type AlertWithDrop = DropAlert &
  Pick<typeof drops.$inferSelect, 'nameFr' | 'nameEn' | 'launchAt' | 'endAt'>;

export async function findAlert(db: Database, id: string): Promise<AlertWithDrop | null> {
  const [row] = await db
    .select()
    .from(dropAlerts)
    .innerJoin(drops, eq(drops.slug, dropAlerts.dropSlug))
    .where(eq(dropAlerts.id, id));
  if (!row) return null;
  const { nameFr, nameEn, launchAt, endAt } = row.drops;
  return { ...row.drop_alerts, nameFr, nameEn, launchAt, endAt };
}

/** The link of either email. */
export type AlertLink = { confirmHash: string; stopToken: string };

const behind = ({ confirmHash, stopToken }: AlertLink) =>
  or(eq(dropAlerts.confirmHash, confirmHash), eq(dropAlerts.stopToken, stopToken));

export async function findByLink(db: Database, link: AlertLink): Promise<DropAlert | null> {
  const [row] = await db.select().from(dropAlerts).where(behind(link));
  return row ?? null;
}

/** Only the token of the confirmation email confirms, while it is valid. */
export const confirmAlert = (db: Database, confirmHash: string, now: Date) =>
  db
    .update(dropAlerts)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(dropAlerts.confirmHash, confirmHash),
        isNull(dropAlerts.confirmedAt),
        gt(dropAlerts.confirmUntil, now),
      ),
    );

export const deleteByLink = (db: Database, link: AlertLink) => db.delete(dropAlerts).where(behind(link));

/** Marks confirmed alerts of open drops as sent and returns their ids. Parallel runs take different alerts. */
export async function takeDueAlerts(tx: Database, now: Date, most: number): Promise<string[]> {
  const due = tx
    .select({ id: dropAlerts.id })
    .from(dropAlerts)
    .innerJoin(drops, eq(drops.slug, dropAlerts.dropSlug))
    .where(
      and(
        isNotNull(dropAlerts.confirmedAt),
        isNull(dropAlerts.sentAt),
        lte(drops.launchAt, now),
        or(isNull(drops.endAt), gt(drops.endAt, now)),
      ),
    )
    .limit(most)
    .for('update', { of: dropAlerts, skipLocked: true });
  const rows = await tx
    .update(dropAlerts)
    .set({ sentAt: now })
    .where(sql`${dropAlerts.id} in (${due})`)
    .returning({ id: dropAlerts.id });
  return rows.map(({ id }) => id);
}

export type Expiry = {
  now: Date;
  /** Alerts sent before this time, or whose drop ended before it, are deleted. */
  sentBefore: Date;
  /** Alerts created before this time are deleted, whatever became of their drop. */
  createdBefore: Date;
};

/** Deletes addresses that were not confirmed in time, whose email was sent, or whose drop is over or never came. */
export const deleteExpiredAlerts = (db: Database, { now, sentBefore, createdBefore }: Expiry) =>
  db
    .delete(dropAlerts)
    .where(
      or(
        and(isNull(dropAlerts.confirmedAt), lt(dropAlerts.confirmUntil, now)),
        lt(dropAlerts.sentAt, sentBefore),
        lt(dropAlerts.createdAt, createdBefore),
        sql`exists (select 1 from ${drops} where ${drops.slug} = ${dropAlerts.dropSlug} and ${drops.endAt} < ${sentBefore.toISOString()}::timestamptz)`,
      ),
    );

/** Alerts of an address, for its owner's export. */
export const alertsOf = (db: Database, emailAddress: string) =>
  db
    .select({
      drop: dropAlerts.dropSlug,
      createdAt: dropAlerts.createdAt,
      confirmedAt: dropAlerts.confirmedAt,
      sentAt: dropAlerts.sentAt,
    })
    .from(dropAlerts)
    .where(eq(dropAlerts.emailAddress, emailAddress));

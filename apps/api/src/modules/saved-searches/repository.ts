import type { AlertFrequency } from '@patine/contract/resolvers';
import { and, asc, count, desc, eq, gt, lte, max } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drops, products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customers.ts';
import { savedSearches } from '../../db/schema/saved-searches.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** Includes the customer id, so that no query finds another customer's search. */
type Key = { id: string; customerId: string };

const ownedBy = ({ id, customerId }: Key) =>
  and(eq(savedSearches.id, id), eq(savedSearches.customerId, customerId));

/** Newest first. */
export const savedSearchesOf = (db: Database, customerId: string): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.customerId, customerId))
    .orderBy(desc(savedSearches.createdAt), asc(savedSearches.id));

export async function countSavedSearches(db: Database, customerId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(savedSearches)
    .where(eq(savedSearches.customerId, customerId));
  return row?.count ?? 0;
}

export async function findByPath(
  db: Database,
  { customerId, path }: { customerId: string; path: string },
): Promise<SavedSearchRow | null> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.customerId, customerId), eq(savedSearches.path, path)));
  return row ?? null;
}

export async function findOwned(db: Database, key: Key): Promise<SavedSearchRow | null> {
  const [row] = await db.select().from(savedSearches).where(ownedBy(key));
  return row ?? null;
}

export async function findByToken(db: Database, token: string): Promise<SavedSearchRow | null> {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.token, token));
  return row ?? null;
}

/** The search and its customer; null if it was deleted or the customer is deactivated. */
export async function findWithCustomer(db: Database, id: string) {
  const [row] = await db
    .select({ search: savedSearches, customer: customers })
    .from(savedSearches)
    .innerJoin(customers, eq(customers.id, savedSearches.customerId))
    .where(and(eq(savedSearches.id, id), eq(customers.deactivated, false)));
  return row ?? null;
}

export async function insertSavedSearch(db: Database, values: typeof savedSearches.$inferInsert) {
  const [row] = await db.insert(savedSearches).values(values).returning();
  if (!row) throw new Error('Insert into saved searches returned no row');
  return row;
}

export type AlertChange = { name?: string; alerts: AlertFrequency; nextLookAt: Date | null } & Partial<
  Pick<SavedSearchRow, 'seenReference' | 'lookedAt'>
>;

export async function changeSavedSearch(
  db: Database,
  id: string,
  values: AlertChange,
): Promise<SavedSearchRow> {
  const [row] = await db.update(savedSearches).set(values).where(eq(savedSearches.id, id)).returning();
  if (!row) throw new Error(`Saved search ${id} not found`);
  return row;
}

export async function deleteOwned(db: Database, key: Key): Promise<boolean> {
  const deleted = await db.delete(savedSearches).where(ownedBy(key)).returning({ id: savedSearches.id });
  return deleted.length > 0;
}

export const unsubscribeByToken = async (db: Database, token: string): Promise<boolean> => {
  const stopped = await db
    .update(savedSearches)
    .set({ alerts: 'NONE', nextLookAt: null })
    .where(eq(savedSearches.token, token))
    .returning({ id: savedSearches.id });
  return stopped.length > 0;
};

/** Due searches, longest due first. */
export const dueSearches = (db: Database, now: Date, limit: number): Promise<SavedSearchRow[]> =>
  db
    .select()
    .from(savedSearches)
    .where(lte(savedSearches.nextLookAt, now))
    .orderBy(asc(savedSearches.nextLookAt), asc(savedSearches.id))
    .limit(limit);

/**
 * Stores the result of a run. False if another process or the customer has changed `nextLookAt` since the row was
 * read.
 */
export async function markRun(
  db: Database,
  { id, nextLookAt: due }: SavedSearchRow,
  values: Partial<Pick<SavedSearchRow, 'seenReference' | 'lookedAt'>> & { nextLookAt: Date | null },
): Promise<boolean> {
  if (due === null) return false;
  const marked = await db
    .update(savedSearches)
    .set(values)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.nextLookAt, due)))
    .returning({ id: savedSearches.id });
  return marked.length > 0;
}

/** The highest product reference in the shop. */
export async function newestReference(db: Database): Promise<number> {
  const [row] = await db.select({ newest: max(products.reference) }).from(products);
  return row?.newest ?? 0;
}

/** Drops that opened in this period. Their products were listed before, but hidden. */
export async function dropsOpened(db: Database, { after, until }: { after: Date; until: Date }) {
  const rows = await db
    .select({ slug: drops.slug })
    .from(drops)
    .where(and(gt(drops.launchAt, after), lte(drops.launchAt, until)));
  return rows.map(({ slug }) => slug);
}

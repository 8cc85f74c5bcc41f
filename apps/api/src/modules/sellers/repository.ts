import { eq, isNull, min } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products, type SellerIdentity, stores } from '../../db/schema/catalogue.ts';

export type SellerRow = typeof stores.$inferSelect & {
  /** When its first piece was listed. */
  since: Date | null;
};

export async function findSeller(db: Database, slug: string): Promise<SellerRow | null> {
  const [store] = await db.select().from(stores).where(eq(stores.slug, slug));
  if (!store) return null;
  const [first] = await db
    .select({ since: min(products.createdAt) })
    .from(products)
    .where(eq(products.storeId, store.id));
  return { ...store, since: first?.since ?? null };
}

/** Tells whether there is such a seller. */
export async function keepIdentity(db: Database, slug: string, identity: SellerIdentity): Promise<boolean> {
  const kept = await db
    .update(stores)
    .set({ identity })
    .where(eq(stores.slug, slug))
    .returning({ id: stores.id });
  return kept.length > 0;
}

/** Slugs of the sellers of whom buyers are told only the name. */
export async function sellersWithoutIdentity(db: Database): Promise<string[]> {
  const rows = await db
    .select({ slug: stores.slug })
    .from(stores)
    .where(isNull(stores.identity))
    .orderBy(stores.slug);
  return rows.map(({ slug }) => slug);
}

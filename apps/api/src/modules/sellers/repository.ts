import { slugify, type Translations } from '@patine/core';
import { eq, min, not, sql } from 'drizzle-orm';
import { sellerKey } from '@patine/contract/pages/surrogate-keys';
import type { Database } from '../../db/client.ts';
import { isIdentified, lockImports } from '../catalogue/index.ts';
import { enqueue } from '../outbox/index.ts';
import { offerItemsOf } from './offer-items.ts';
import { products, type SellerIdentity, stores } from '../../db/schema/catalogue.ts';

export type SellerRow = typeof stores.$inferSelect & {
  /** When the seller's first product was created; null if there are none. */
  since: Date | null;
};

export async function findStore(db: Database, id: number) {
  const [store] = await db.select().from(stores).where(eq(stores.id, id));
  return store ?? null;
}

export async function findSeller(db: Database, slug: string): Promise<SellerRow | null> {
  const [store] = await db.select().from(stores).where(eq(stores.slug, slug));
  if (!store) return null;
  const [first] = await db
    .select({ since: min(products.createdAt) })
    .from(products)
    .where(eq(products.storeId, store.id));
  return { ...store, since: first?.since ?? null };
}

/**
 * Stores a seller's identity and its own words, and puts their waiting items on sale, or takes them off sale if the seller is not a
 * professional. Locks out product imports, whose items would miss the change.
 */
export const storeIdentity = (
  db: Database,
  { name, identity, about = null }: { name: string; identity: SellerIdentity; about?: Translations | null },
  now: Date,
) =>
  db.transaction(async (tx) => {
    await lockImports(tx);
    const [skipped] = await tx
      .insert(stores)
      .values({ slug: slugify(name), name, country: identity.address.country, identity, about })
      .onConflictDoUpdate({ target: stores.slug, set: { identity, about } })
      .returning({ id: stores.id, isCreated: sql<boolean>`xmax = 0` });
    if (!skipped) throw new Error(`Upsert of seller ${name} returned no row`);
    await enqueue(tx, 'pages.changed', { keys: [sellerKey(slugify(name))] }, now);
    const isOffered = identity.isProfessional ?? true;
    const moved = await offerItemsOf(tx, { storeId: skipped.id, isOffered }, now);
    return { isCreated: skipped.isCreated, offered: isOffered ? moved : -moved };
  });

/** Slugs of the sellers without a legal identity. */
export async function sellersWithoutIdentity(db: Database): Promise<string[]> {
  const rows = await db
    .select({ slug: stores.slug })
    .from(stores)
    .where(not(isIdentified))
    .orderBy(stores.slug);
  return rows.map(({ slug }) => slug);
}

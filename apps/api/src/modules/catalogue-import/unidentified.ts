import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { stores } from '../../db/schema/catalogue.ts';
import { isIdentified } from '../catalogue/seller-identity-repository.ts';

/** Names of those sellers (by slug) whom the shop does not know by law, in order. */
export async function unidentified(db: Database, sellers: ReadonlyMap<string, string>): Promise<string[]> {
  if (sellers.size === 0) return [];
  const rows = await db
    .select({ slug: stores.slug })
    .from(stores)
    .where(and(isIdentified, inArray(stores.slug, [...sellers.keys()])));
  const known = new Set(rows.map(({ slug }) => slug));
  return [...sellers].flatMap(([slug, name]) => (known.has(slug) ? [] : [name])).toSorted();
}

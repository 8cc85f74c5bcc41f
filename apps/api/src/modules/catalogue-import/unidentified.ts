import type { Database } from '../../db/client.ts';
import { readStoresBySlug } from './repository.ts';

/** Returns the sorted names of the sellers, given by slug, whose legal identity is incomplete. */
export async function unidentified(db: Database, sellers: ReadonlyMap<string, string>): Promise<string[]> {
  if (sellers.size === 0) return [];
  const stores = await readStoresBySlug(db, [...sellers.keys()]);
  const known = new Set(stores.filter(({ isIdentified }) => isIdentified).map(({ slug }) => slug));
  return [...sellers].flatMap(([slug, name]) => (known.has(slug) ? [] : [name])).toSorted();
}

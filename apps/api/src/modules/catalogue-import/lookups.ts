import type { Database } from '../../db/client.ts';
import { FIXED_NAMES, insertDrops, insertFacetValues, upsertFacetValues } from '../catalogue/index.ts';
import { dropFromSlug } from './drop-from-slug.ts';
import type { FacetName, Listing } from './listing.ts';
import { readStoresBySlug, upsertStores } from './repository.ts';

/** Inserts the sellers, drops and facet names that listings refer to, and caches the sellers. */
export type Lookups = {
  prepare: (db: Database, listings: readonly Listing[], now: Date) => Promise<void>;
  storeId: (slug: string) => number;
  /** True when the seller's legal identity is complete, without which its items must not be offered. */
  isIdentified: (slug: string) => boolean;
};

const keyOf = ({ facet, slug }: FacetName) => `${facet}:${slug}`;

/** Upserts the facet names that the shop itself defines. */
export async function writeFixedNames(db: Database) {
  const rows = Object.entries(FIXED_NAMES).flatMap(([facet, values]) =>
    values.map(({ slug, fr, en }, position) => ({ facet, slug, nameFr: fr, nameEn: en, position })),
  );
  await upsertFacetValues(db, rows);
}

export function lookups(): Lookups {
  const sellers = new Map<string, { id: number; isIdentified: boolean }>();
  const known = new Set<string>();

  /** Returns the values not seen before, without duplicates, by key. */
  const fresh = <T>(values: readonly T[], key: (value: T) => string) => {
    const unmet = new Map(values.map((value) => [key(value), value]));
    for (const name of unmet.keys()) if (known.has(name)) unmet.delete(name);
    return unmet;
  };

  const found = (slug: string) => {
    const seller = sellers.get(slug);
    if (!seller) throw new Error(`Store ${slug} has not been loaded by prepare()`);
    return seller;
  };

  return {
    async prepare(db, listings, now) {
      const newStores = fresh(
        listings.map(({ store }) => store),
        // A later row may add or change the seller's email address.
        ({ slug, emailAddress }) => `store:${slug}:${emailAddress ?? ''}`,
      );
      const newDrops = fresh(
        listings.flatMap((listing) => listing.drops),
        (slug) => `drop:${slug}`,
      );
      const newNames = fresh(
        listings.flatMap(({ facetNames }) => facetNames),
        keyOf,
      );

      await upsertStores(db, [
        ...new Map([...newStores.values()].map((store) => [store.slug, store])).values(),
      ]);
      await insertDrops(
        db,
        [...newDrops.values()].map((slug) => dropFromSlug(slug, now)),
      );
      await insertFacetValues(
        db,
        [...newNames.values()].map((name) => ({ ...name, position: 0 })),
      );
      // Read for every batch, because a seller may complete its identity during a long import.
      const slugs = [...new Set(listings.map(({ store }) => store.slug))];
      for (const { slug, ...seller } of await readStoresBySlug(db, slugs)) sellers.set(slug, seller);
      for (const key of [...newStores.keys(), ...newDrops.keys(), ...newNames.keys()]) known.add(key);
    },

    storeId: (slug) => found(slug).id,
    isIdentified: (slug) => found(slug).isIdentified,
  };
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { insertMany } from '../../../db/insert-many.ts';
import { drops, facetValues, stores } from '../../../db/schema/catalogue.ts';
import { FIXED_NAMES } from '../names/fixed.ts';
import { dropFromSlug } from './drop-from-slug.ts';
import type { FacetName, Listing } from './listing.ts';

/** Sellers, drops and names that listings point at, written the first time one is met. */
export type Lookups = {
  prepare: (db: Database, listings: readonly Listing[], now: Date) => Promise<void>;
  storeId: (slug: string) => number;
};

const keyOf = ({ facet, slug }: FacetName) => `${facet}:${slug}`;

/** The names that the shop itself defines; run again, it brings them up to date. */
export async function writeFixedNames(db: Database) {
  const rows = Object.entries(FIXED_NAMES).flatMap(([facet, values]) =>
    values.map(({ slug, fr, en }, position) => ({ facet, slug, nameFr: fr, nameEn: en, position })),
  );
  await insertMany(
    db,
    facetValues,
    rows,
    sql`on conflict (facet, slug) do update
      set name_fr = excluded.name_fr, name_en = excluded.name_en, position = excluded.position`,
  );
}

export function lookups(): Lookups {
  const storeIds = new Map<string, number>();
  const known = new Set<string>();

  /** Those not met before, once each. */
  const fresh = <T>(values: readonly T[], key: (value: T) => string) => {
    const unmet = new Map(values.map((value) => [key(value), value]));
    for (const name of unmet.keys()) if (known.has(name)) unmet.delete(name);
    return unmet;
  };

  return {
    async prepare(db, listings, now) {
      const newStores = fresh(
        listings.map(({ store }) => store),
        // A seller's address may come, or change, in a later row.
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

      await insertMany(
        db,
        stores,
        [...new Map([...newStores.values()].map((store) => [store.slug, store])).values()],
        sql`on conflict (slug) do update
          set email_address = coalesce(excluded.email_address, stores.email_address)`,
      );
      await insertMany(
        db,
        drops,
        [...newDrops.values()].map((slug) => dropFromSlug(slug, now)),
        sql`on conflict (slug) do nothing`,
      );
      await insertMany(
        db,
        facetValues,
        [...newNames.values()].map((name) => ({ ...name, position: 0 })),
        sql`on conflict (facet, slug) do nothing`,
      );
      if (newStores.size > 0)
        for (const { id, slug } of await db.select().from(stores)) storeIds.set(slug, id);
      for (const key of [...newStores.keys(), ...newDrops.keys(), ...newNames.keys()]) known.add(key);
    },

    storeId(slug) {
      const id = storeIds.get(slug);
      if (id === undefined) throw new Error(`no such store: ${slug}`);
      return id;
    },
  };
}

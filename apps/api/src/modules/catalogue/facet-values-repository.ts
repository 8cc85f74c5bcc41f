import { eq, isNotNull, isNull, asc, sql } from 'drizzle-orm';
import type { Database, ReadDatabase } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { rowsOf } from '../../db/rows.ts';
import { drops, facetValues, products, stores } from '../../db/schema/catalogue.ts';

export const readAllValues = (db: ReadDatabase) => db.select().from(facetValues);

/** Reads the rows that name the filters' values. */
export const readNamedValues = async (db: ReadDatabase) => ({
  named: await readAllValues(db),
  sellers: await db.select().from(stores).orderBy(asc(stores.name)),
  launches: await db.select().from(drops).where(isNull(drops.archivedAt)),
  decades: await db
    .selectDistinct({ decade: products.decade })
    .from(products)
    .where(isNotNull(products.decade)),
});

export const readSizes = (db: Database) => db.select().from(facetValues).where(eq(facetValues.facet, 'size'));

export const readBrands = (db: Database) =>
  db.select().from(facetValues).where(eq(facetValues.facet, 'brand'));

/** Returns those of some brand slugs that no feed has named; none of a shop whose feeds named no brand at all. */
export async function readUnknownBrands(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await rowsOf<{ slug: string }>(
    db,
    sql`select slug from unnest(${`{${slugs.join()}}`}::text[]) as slug
      where exists (select 1 from facet_values where facet = 'brand')
        and not exists (select 1 from facet_values v where v.facet = 'brand' and v.slug = slug.slug)`,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Gives the pieces of these brands their current slugs, and returns the references of the changed ones. */
export const renameBrands = async (
  db: Database,
  renamed: readonly { slug: string; now: string }[],
  at: Date,
): Promise<number[]> => {
  const rows = await rowsOf<{ reference: number }>(
    db,
    sql`update products p set brand = r.now, updated_at = ${at.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(renamed)}::json) as r(slug text, now text)
      where p.brand = r.slug returning p.reference`,
  );
  return rows.map(({ reference }) => reference);
};

export const updateSizePositions = (db: Database, ranked: readonly { slug: string; position: number }[]) =>
  db.execute(
    sql`update ${facetValues} v set position = r.position
      from json_populate_recordset(null::facet_values, ${JSON.stringify(ranked)}::json) r
      where v.facet = 'size' and v.slug = r.slug and v.position <> r.position`,
  );

type NewFacetValue = typeof facetValues.$inferInsert;

/** Inserts the names that the shop itself defines, and updates stored ones. */
export const upsertFacetValues = (db: Database, rows: readonly NewFacetValue[]) =>
  insertMany(
    db,
    facetValues,
    rows,
    sql`on conflict (facet, slug) do update
      set name_fr = excluded.name_fr, name_en = excluded.name_en, position = excluded.position`,
  );

/** Inserts names that are not stored yet; existing ones keep their values. */
export const insertFacetValues = (db: Database, rows: readonly NewFacetValue[]) =>
  insertMany(db, facetValues, rows, sql`on conflict (facet, slug) do nothing`);

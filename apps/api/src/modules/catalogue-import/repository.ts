import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { asRecords, columnsOf, insertMany } from '../../db/insert-many.ts';
import { rowsOf } from '../../db/rows.ts';
import { measurements, pictures, productPhotos, products, stores } from '../../db/schema/catalogue.ts';
import { isIdentified } from '../catalogue/index.ts';

export async function hasProducts(db: Database): Promise<boolean> {
  const found = await db.select({ reference: products.reference }).from(products).limit(1);
  return found.length > 0;
}

const drawNumbers = async (db: Database, table: 'products' | 'items', column: string, count: number) => {
  const rows = await rowsOf<{ number: number | string }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${table}, ${column})) as number from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ number }) => Number(number)).sort((a, b) => a - b);
};

/** Reserves `count` product references from the sequence, ascending. */
export const drawReferences = (db: Database, count: number) =>
  drawNumbers(db, 'products', 'reference', count);
/** Reserves `count` item ids from the sequence, ascending. */
export const drawItemIds = (db: Database, count: number) => drawNumbers(db, 'items', 'id', count);

type ProductValues = Partial<typeof products.$inferInsert>;

export const insertProducts = (db: Database, rows: readonly ProductValues[]) =>
  insertMany(db, products, rows);

/** Updates products by reference. The first row determines which columns are set. */
export async function updateProducts(db: Database, rows: readonly ProductValues[]) {
  const sets = columnsOf(products, rows).filter((name) => name !== 'reference');
  const assignments = sets.map((name) => sql`${sql.identifier(name)} = r.${sql.identifier(name)}`);
  await db.execute(
    sql`update products p set ${sql.join(assignments, sql`, `)}
      from ${asRecords(products, rows)} r where p.reference = r.reference`,
  );
}

/** Sets the struck-through prices in hundredths; null for none. */
export const updateRegularAmounts = (
  db: Database,
  rows: readonly { reference: number; regularAmount: number | null }[],
) =>
  db.execute(
    sql`update products p set regular_amount = r.regular_amount
      from ${asRecords(products, rows)} r where p.reference = r.reference`,
  );

export const insertPictures = (db: Database, rows: readonly (typeof pictures.$inferInsert)[]) =>
  insertMany(db, pictures, rows, sql`on conflict (id) do nothing`);

export const insertPhotos = (db: Database, rows: readonly (typeof productPhotos.$inferInsert)[]) =>
  insertMany(db, productPhotos, rows);

export const insertMeasurements = (db: Database, rows: readonly (typeof measurements.$inferInsert)[]) =>
  insertMany(db, measurements, rows);

export async function deletePhotosAndMeasurements(
  db: Database,
  items: readonly { reference: number; itemId: number }[],
) {
  const references = JSON.stringify(items.map(({ reference }) => reference));
  const itemIds = JSON.stringify(items.map(({ itemId }) => itemId));
  await db.execute(
    sql`delete from product_photos where product_reference = any(array(select value::int from json_array_elements_text(${references}::json)))`,
  );
  await db.execute(
    sql`delete from measurements where item_id = any(array(select value::int from json_array_elements_text(${itemIds}::json)))`,
  );
}

/** Inserts new sellers. Known ones take a new email address, and a name while theirs is still their slug. */
export const upsertStores = (db: Database, rows: readonly (typeof stores.$inferInsert)[]) =>
  insertMany(
    db,
    stores,
    rows,
    sql`on conflict (slug) do update
      set email_address = coalesce(excluded.email_address, stores.email_address),
        name = case when stores.name = stores.slug then excluded.name else stores.name end`,
  );

/** Reads sellers by slug. `isIdentified` tells whether the seller's legal identity is complete. */
export const readStoresBySlug = (db: Database, slugs: readonly string[]) =>
  db
    .select({ slug: stores.slug, id: stores.id, isIdentified: isIdentified.mapWith(Boolean) })
    .from(stores)
    .where(inArray(stores.slug, [...slugs]));

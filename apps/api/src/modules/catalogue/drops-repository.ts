import { DROP_FILTERS, type DropFilter, type DropPieces } from '@patine/contract/content/drops';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { rowsOf } from '../../db/rows.ts';
import { drops, pictures, products } from '../../db/schema/catalogue.ts';

type DropValues = typeof drops.$inferInsert;

/** Inserts new drops; existing ones keep their values. */
export const insertDrops = (db: Database, rows: readonly DropValues[]) =>
  insertMany(db, drops, rows, sql`on conflict (slug) do nothing`);

export const upsertDrop = (db: Database, slug: string, values: Omit<DropValues, 'slug'>) =>
  db
    .insert(drops)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: drops.slug, set: values });

export type StoredDrop = typeof drops.$inferSelect;

export async function readStoredDrop(db: Database, slug: string): Promise<StoredDrop | null> {
  const [row] = await db.select().from(drops).where(eq(drops.slug, slug));
  return row ?? null;
}

/** Archives a drop, or brings it back with null. */
export async function archiveStoredDrop(db: Database, slug: string, archivedAt: Date | null) {
  await db.update(drops).set({ archivedAt }).where(eq(drops.slug, slug));
}

/** The filters of a selection: the value of a product `p` that each compares. */
const FILTERS = {
  category: (value: SQL) =>
    sql`(p.category_path = ${value} or starts_with(p.category_path, ${value} || '/'))`,
  brand: (value: SQL) => sql`p.brand = ${value}`,
  family: (value: SQL) => sql`p.family = ${value}`,
  material: (value: SQL) => sql`${value} = any(p.materials)`,
  decade: (value: SQL) => sql`p.decade = ${value}`,
} satisfies Record<DropFilter, (value: SQL) => SQL>;

/** Selects the products `p`, with their item `i`, that a selection in JSON chooses by its filters; none without a filter. */
function fits(selection: SQL) {
  const value = (name: DropFilter) => sql`(${selection} ->> ${sql.raw(`'${name}'`)})`;
  const each = DROP_FILTERS.map((name) => sql`(${value(name)} is null or ${FILTERS[name](value(name))})`);
  return sql`(coalesce(${sql.join(DROP_FILTERS.map(value), sql`, `)}) is not null and ${sql.join(each, sql` and `)})`;
}

const isChosen = (selection: SQL) => sql`(${selection} -> 'references' @> to_jsonb(p.reference))`;

/** A piece that is sold stays in its drop; one that was sold before it came never joins it by a filter. */
const isSelectedFor = sql`(d.selection is not null and (${isChosen(sql`d.selection`)}
  or ((i.status = 'listed' or d.slug = any(p.drops)) and ${fits(sql`d.selection`)})))`;

/** Puts products into the drops that they belong to. Returns the references of those whose drops have changed. */
export async function assignDrops(
  db: Database,
  scope: { slug: string } | { references: readonly number[] },
  now: Date,
): Promise<number[]> {
  const where =
    'slug' in scope
      ? sql`p.drops @> array[${scope.slug}] or exists (select 1 from drops d where d.slug = ${scope.slug} and ${isSelectedFor})`
      : sql`p.reference = any(${`{${scope.references.join()}}`}::int[])`;
  const rows = await rowsOf<{ reference: number }>(
    db,
    sql`update products as changed set drops = n.drops, updated_at = ${now.toISOString()}::timestamptz
      from (
        select p.reference, p.feed_drops || coalesce((
            select array_agg(d.slug order by d.slug) from drops d
            where ${isSelectedFor} and not d.slug = any(p.feed_drops)
          ), '{}') as drops
        from products p join items i on i.product_reference = p.reference
        where ${where}
      ) as n
      where n.reference = changed.reference and n.drops <> changed.drops
      returning changed.reference`,
  );
  return rows.map(({ reference }) => reference);
}

/** Marks the products of a drop as changed, so that no cached view of them keeps its old name or launch. */
export async function touchDrop(db: Database, slug: string, now: Date): Promise<number[]> {
  const rows = await db
    .update(products)
    .set({ updatedAt: now })
    .where(sql`${products.drops} @> array[${slug}]`)
    .returning({ reference: products.reference });
  return rows.map(({ reference }) => reference);
}

export type PieceRow = {
  reference: number;
  nameFr: string;
  nameEn: string;
  brand: string | null;
  image: string | null;
  priceAmount: number;
  status: string;
  drops: string[];
};

/** What pieces are looked for: words of their names, references, those of a drop, or the filters of a selection. */
export type PieceSearch = {
  words: readonly string[];
  references: readonly number[];
  drop?: string | undefined;
} & Partial<Record<DropFilter, string | undefined>>;

const PIECES_SHOWN = 24;

/** `%` and `_` are letters like any other. */
const containing = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function searchIn({ words, references, drop, ...filters }: PieceSearch): SQL {
  const json = sql`${JSON.stringify(filters)}::jsonb`;
  const hasFilter = DROP_FILTERS.some((name) => filters[name] !== undefined);
  const own = words.map((word) => {
    const like = containing(word);
    const number = /^\d{1,9}$/.test(word) ? sql`p.reference = ${Number(word)} or ` : sql``;
    return sql`(${number}p.name_fr ilike ${like} or p.name_en ilike ${like} or p.brand ilike ${like})`;
  });
  return sql.join(
    [
      ...(references.length > 0
        ? [sql`p.reference = any(${`{${references.join()}}`}::int[])`]
        : [sql`i.status = 'listed'`]),
      ...(drop === undefined ? [] : [sql`p.drops @> array[${drop}]`]),
      ...(hasFilter ? [fits(json)] : []),
      ...own,
    ],
    sql` and `,
  );
}

/** Finds pieces, newest first; all those with these references, or the first of those for sale. */
export async function findPieces(
  db: Database,
  search: PieceSearch,
): Promise<{ pieces: PieceRow[]; count: number }> {
  const from = sql`from products p join items i on i.product_reference = p.reference where ${searchIn(search)}`;
  const limit = Math.max(PIECES_SHOWN, search.references.length);
  const pieces = await rowsOf<PieceRow>(
    db,
    sql`select p.reference, p.name_fr as "nameFr", p.name_en as "nameEn", p.brand, p.price_amount as "priceAmount",
        i.status, to_json(p.drops) as drops,
        (select f.picture_id from product_photos f where f.product_reference = p.reference and f.position = 0) as image
      ${from} order by p.reference desc limit ${limit}`,
  );
  const [total] = await rowsOf<{ count: number }>(db, sql`select count(*)::int as count ${from}`);
  return { pieces, count: total?.count ?? 0 };
}

/** Counts the products for sale that a selection chooses. */
export async function countSelected(db: Database, selection: DropPieces): Promise<number> {
  const json = sql`${JSON.stringify(selection)}::jsonb`;
  const [total] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from products p join items i on i.product_reference = p.reference
      where i.status = 'listed' and (${isChosen(json)} or ${fits(json)})`,
  );
  return total?.count ?? 0;
}

/** Returns which of these references no product has. */
export async function unknownReferences(db: Database, references: readonly number[]): Promise<number[]> {
  if (references.length === 0) return [];
  const rows = await rowsOf<{ reference: number }>(
    db,
    sql`select r.reference from unnest(${`{${references.join()}}`}::int[]) as r(reference)
      where not exists (select 1 from products p where p.reference = r.reference) order by 1`,
  );
  return rows.map(({ reference }) => reference);
}

export async function hasPicture(db: Database, id: string): Promise<boolean> {
  const found = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id));
  return found.length > 0;
}

export type DropHead = Pick<
  StoredDrop,
  'slug' | 'nameFr' | 'nameEn' | 'launchAt' | 'endAt' | 'archivedAt'
> & {
  productCount: number;
};

/** Reads every drop with the number of its pieces for sale. */
export async function readDropHeads(db: Database): Promise<DropHead[]> {
  const counts = await rowsOf<{ slug: string; count: number }>(
    db,
    sql`select slug, count(*)::int as count from products p join items i on i.product_reference = p.reference,
        unnest(p.drops) as slug where i.status = 'listed' group by slug`,
  );
  const countOf = new Map(counts.map(({ slug, count }) => [slug, count]));
  const rows = await db.select().from(drops);
  return rows.map(({ slug, nameFr, nameEn, launchAt, endAt, archivedAt }) => ({
    slug,
    nameFr,
    nameEn,
    launchAt,
    endAt,
    archivedAt,
    productCount: countOf.get(slug) ?? 0,
  }));
}

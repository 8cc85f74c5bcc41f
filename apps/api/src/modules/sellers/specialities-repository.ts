import type { Locale } from '@patine/core';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { decadeName, readFilterNames, shownNames } from '../catalogue/index.ts';

export type Speciality = { slug: string; name: string; count: number };

type Seller = { storeId: number; locale: Locale; now: Date };

const MOST = 3;
/** A value of one product alone is no speciality. */
const LEAST = 2;

/** The seller's products for sale, without those of drops that have not opened. */
const forSale = ({ storeId, now }: Seller) => sql`products p
  join items i on i.product_reference = p.reference and i.status = 'listed' and p.store_id = ${storeId}
    and not exists (select 1 from drops d
      where d.slug = any(p.drops) and d.launch_at > ${now.toISOString()}::timestamptz)`;

/** The most frequent values of a column that has names; categories of one name in two departments count together. */
const mostNamed = (db: Database, facet: string, column: SQL, seller: Seller) =>
  rowsOf<Speciality>(
    db,
    sql`select min(slug) as slug, name, sum(count)::int as count from (
        select ${column} as slug, f.name, count(*) as count
        from ${forSale(seller)}
        join ${shownNames(seller.locale)} f on f.facet = ${facet} and f.slug = ${column}
        group by 1, 2
      ) as v group by name having sum(count) >= ${LEAST} order by 3 desc, 2 limit ${MOST}`,
  );

const mostDecades = (db: Database, seller: Seller) =>
  rowsOf<{ slug: string; count: number }>(
    db,
    sql`select p.decade as slug, count(*)::int as count from ${forSale(seller)}
      where p.decade is not null group by 1 having count(*) >= ${LEAST} order by 2 desc, 1 limit ${MOST}`,
  );

/** Counts what a seller is known for. */
export async function readSpecialities(
  db: Database,
  seller: Seller,
): Promise<{ categories: Speciality[]; decades: Speciality[]; brands: Speciality[] }> {
  const [categories, decades, brands, given] = await Promise.all([
    mostNamed(db, 'categories', sql`p.category_path`, seller),
    mostDecades(db, seller),
    mostNamed(db, 'brand', sql`p.brand`, seller),
    readFilterNames(db, seller.locale),
  ]);
  return {
    categories,
    decades: decades.map((decade) => ({
      ...decade,
      name: given.get(`years:${decade.slug}`) ?? decadeName(decade.slug, seller.locale),
    })),
    brands,
  };
}

import { compareSizes } from '@patine/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { facetValues } from '../../db/schema/catalogue.ts';

/** Puts the sizes of the filter in a shop's order, XS to XXL, then numbers, one size last. */
export async function rankSizes(db: Database) {
  const sizes = await db.select().from(facetValues).where(eq(facetValues.facet, 'size'));
  const ranked = sizes
    .toSorted((a, b) => compareSizes(a.nameFr, b.nameFr))
    .map(({ slug }, position) => ({ slug, position }));
  if (ranked.length === 0) return;
  await db.execute(
    sql`update ${facetValues} v set position = r.position
      from json_populate_recordset(null::facet_values, ${JSON.stringify(ranked)}::json) r
      where ${and(sql`v.facet = 'size'`, sql`v.slug = r.slug`)} and v.position <> r.position`,
  );
}

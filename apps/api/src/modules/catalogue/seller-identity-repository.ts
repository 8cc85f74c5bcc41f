import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { stores } from '../../db/schema/catalogue.ts';

/**
 * SQL condition on `stores`: the seller's identity is complete. Regulation (EU) 2022/2065, article 30, requires a
 * marketplace to know a trader's identity before it offers their items.
 */
export const isIdentified = sql<boolean>`(${stores.identity} is not null
  and coalesce((${stores.identity} ->> 'isProfessional')::boolean, true))`;

/** Lists sellers without a complete identity, and how many of their items are pending. */
export const waitingSellers = (db: Database) =>
  rowsOf<{ slug: string; items: number }>(
    db,
    sql`select stores.slug, (count(i.id) filter (where i.status = 'pending'))::int as items
      from stores left join products p on p.store_id = stores.id
        left join items i on i.product_reference = p.reference
      where not ${isIdentified} group by stores.slug order by stores.slug`,
  );

import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { stores } from '../../db/schema/catalogue.ts';

/**
 * Tells of a row of `stores` whether its pieces may be offered: Regulation (EU) 2022/2065, article 30, has a
 * marketplace know who a trader is before it offers anything of theirs.
 */
export const isIdentified = sql<boolean>`(${stores.identity} is not null
  and coalesce((${stores.identity} ->> 'isProfessional')::boolean, true))`;

/** Sellers without a complete identity, with how many of their pieces wait for it. */
export const waitingSellers = (db: Database) =>
  rowsOf<{ slug: string; pieces: number }>(
    db,
    sql`select stores.slug, (count(i.id) filter (where i.status = 'pending'))::int as pieces
      from stores left join products p on p.store_id = stores.id
        left join items i on i.product_reference = p.reference
      where not ${isIdentified} group by stores.slug order by stores.slug`,
  );

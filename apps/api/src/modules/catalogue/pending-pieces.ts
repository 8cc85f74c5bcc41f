import { money } from '@patine/core';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { items, products, stores } from '../../db/schema/catalogue.ts';
import { productsChanged } from '../outbox/enqueue.ts';
import { forgetPrices, writePrices } from './import/price-changes.ts';

/**
 * Tells of a row of `stores` whether its pieces may be offered: Regulation (EU) 2022/2065, article 30, has a
 * marketplace know who a trader is before it offers anything of theirs.
 */
export const isIdentified = sql<boolean>`(${stores.identity} is not null
  and coalesce((${stores.identity} ->> 'isProfessional')::boolean, true))`;

/** The status of a piece that its seller has for sale. */
export const offeredStatus = (inStock: boolean, isSellerIdentified: boolean) =>
  inStock ? (isSellerIdentified ? 'listed' : 'pending') : 'withdrawn';

/** The status of a piece that comes back on sale, for an update of `items`. */
export const statusOnReturn = sql<string>`(select case when ${isIdentified} then 'listed' else 'pending' end
  from products p join stores on stores.id = p.store_id where p.reference = ${items.productReference})`;

/** Puts a seller's waiting pieces on sale, or takes those that nobody is paying for off it; answers how many. */
export async function offerPiecesOf(
  tx: Database,
  { storeId, isOffered }: { storeId: number; isOffered: boolean },
  now: Date,
): Promise<number> {
  const [from, to] = isOffered ? ['pending', 'listed'] : ['listed', 'pending'];
  const rows = await rowsOf<{ reference: number; priceAmount: number }>(
    tx,
    sql`update items i set status = ${to} from products p
      where p.reference = i.product_reference and p.store_id = ${storeId}
        and i.status = ${from} and i.held_by is null
      returning p.reference, p.price_amount as "priceAmount"`,
  );
  const references = rows.map(({ reference }) => reference);
  // A price that nobody could pay is none that was asked: the history begins on the day of the offer.
  await forgetPrices(tx, references);
  await writePrices(
    tx,
    rows.map(({ reference, priceAmount }) => ({
      reference,
      change: { amount: money(priceAmount), at: now },
    })),
  );
  await tx.update(products).set({ regularAmount: null }).where(inArray(products.reference, references));
  await productsChanged(tx, references, now);
  return rows.length;
}

/** Sellers without a complete identity, with how many of their pieces wait for it. */
export const waitingSellers = (db: Database) =>
  rowsOf<{ slug: string; pieces: number }>(
    db,
    sql`select stores.slug, (count(i.id) filter (where i.status = 'pending'))::int as pieces
      from stores left join products p on p.store_id = stores.id
        left join items i on i.product_reference = p.reference
      where not ${isIdentified} group by stores.slug order by stores.slug`,
  );

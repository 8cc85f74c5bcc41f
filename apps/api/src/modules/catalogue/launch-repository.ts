import { type SQL, sql } from 'drizzle-orm';
import { drops, products } from '../../db/schema/catalogue.ts';

/** `isBeforeLaunch` of a row of `products`, in a query. */
export const isRowBeforeLaunch = (now: Date): SQL<boolean> =>
  sql<boolean>`exists (select from ${drops} where ${drops.slug} = any(${products.drops})
    and ${drops.launchAt} > ${now.toISOString()}::timestamptz)`;

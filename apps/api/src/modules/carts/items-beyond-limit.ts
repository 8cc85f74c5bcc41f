import { CART_ITEM_LIMIT } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { entriesOf } from './entries-repository.ts';
import { cartsOf } from './repository.ts';

/** Counts the items in a customer's other carts that wait until their full cart has room. */
export async function countItemsBeyondLimit(db: Database, customerId: string): Promise<number> {
  const carts = await cartsOf(db, customerId);
  if (carts.length < 2) return 0;
  const entries = await Promise.all(carts.map(({ id }) => entriesOf(db, id)));
  const full = entries.find((items) => items.length >= CART_ITEM_LIMIT);
  if (!full) return 0;
  const present = new Set(full.map(({ itemId }) => itemId));
  return new Set(entries.flat().flatMap(({ itemId }) => (present.has(itemId) ? [] : [itemId]))).size;
}

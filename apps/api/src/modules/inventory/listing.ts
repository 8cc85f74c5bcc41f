import type { Database } from '../../db/client.ts';
import { productsChanged } from '../outbox/index.ts';
import type { HeldItem } from './holds-repository.ts';
import { type ItemRow, markItemRelisted, markItemRestored, markItemWithdrawn } from './items-repository.ts';
import { notifyWaitlist } from './notify-waitlist.ts';

type StockItem = Pick<ItemRow, 'id' | 'productReference'>;

/**
 * Relists sold items under a new listing number, so that they can be sold again, and notifies the first customer on
 * each waitlist. Locks items in the order of their ids, as holds do. Skips items that were already relisted.
 */
export async function relistItems(tx: Database, items: readonly HeldItem[], now: Date): Promise<number[]> {
  const references: number[] = [];
  for (const item of [...items].sort((a, b) => a.itemId - b.itemId)) {
    const reference = await markItemRelisted(tx, item);
    if (reference !== null) references.push(reference);
  }
  await productsChanged(tx, references, now);
  await notifyWaitlist(tx, references, now, { most: 1 });
  return references;
}

/** Withdraws an item from sale; false when a payment for it is in progress. The caller must close its offers. */
export async function withdrawItem(tx: Database, { id, productReference }: StockItem, now: Date) {
  if (!(await markItemWithdrawn(tx, id))) return false;
  await productsChanged(tx, [productReference], now);
  return true;
}

/** Puts a withdrawn item back on sale; false when it was not withdrawn. */
export async function restoreItem(tx: Database, { id, productReference }: StockItem, now: Date) {
  const isRestored = await markItemRestored(tx, id);
  if (isRestored) await productsChanged(tx, [productReference], now);
  return isRestored;
}

import type { Database } from '../../db/client.ts';
import { productsChanged } from '../outbox/enqueue.ts';
import type { HeldItem } from './holds-repository.ts';
import { type ItemRow, markItemRelisted, markItemRestored, markItemWithdrawn } from './items-repository.ts';
import { notifyWaitlist } from './notify-waitlist.ts';

type StockItem = Pick<ItemRow, 'id' | 'productReference'>;

/**
 * Lists pieces again that were sold: under a new listing number, so that they may be sold once more, and told to who
 * asked for them first. In the order of their ids, as holds are taken. A piece that was listed anew meanwhile stays
 * as it is.
 */
export async function relistItems(tx: Database, pieces: readonly HeldItem[], now: Date): Promise<number[]> {
  const references: number[] = [];
  for (const piece of [...pieces].sort((a, b) => a.itemId - b.itemId)) {
    const reference = await markItemRelisted(tx, piece);
    if (reference !== null) references.push(reference);
  }
  await productsChanged(tx, references, now);
  await notifyWaitlist(tx, references, now, { most: 1 });
  return references;
}

/** Takes a piece out of the shop; one that somebody is paying for stays. The caller closes what was offered for it. */
export async function withdrawItem(tx: Database, { id, productReference }: StockItem, now: Date) {
  if (!(await markItemWithdrawn(tx, id))) return false;
  await productsChanged(tx, [productReference], now);
  return true;
}

/** Puts a piece that was taken out back into the shop. */
export async function restoreItem(tx: Database, { id, productReference }: StockItem, now: Date) {
  const isRestored = await markItemRestored(tx, id);
  if (isRestored) await productsChanged(tx, [productReference], now);
  return isRestored;
}

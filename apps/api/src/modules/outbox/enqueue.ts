import type { Database } from '../../db/client.ts';
import { notifyRelays } from './notifier.ts';
import { insertEvent } from './repository.ts';

export type Topic = 'product.changed' | 'catalogue.imported' | 'search.reindex' | `mail.${string}`;

/** Writes down, in the caller's transaction, what must happen once it is committed. */
export async function enqueue(db: Database, topic: Topic, payload: Record<string, unknown>, now: Date) {
  await insertEvent(db, { topic, payload, createdAt: now, availableAt: now });
  notifyRelays();
}

/** To be called wherever a price, a hold or a sale changes what a card says. */
export async function productsChanged(db: Database, references: number[], now: Date) {
  if (references.length > 0) await enqueue(db, 'product.changed', { references }, now);
}

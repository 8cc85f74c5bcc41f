import type { Database } from '../../db/client.ts';
import { insertEvent } from './repository.ts';

export type Topic =
  | 'product.changed'
  | 'catalogue.imported'
  | 'search.reindex'
  | 'search.sales'
  | 'search.vocabulary'
  | `mail.${string}`;

/** Adds an event in the caller's transaction; its handler runs after the commit. */
export async function enqueue(db: Database, topic: Topic, payload: Record<string, unknown>, now: Date) {
  await insertEvent(db, { topic, payload, createdAt: now, availableAt: now });
}

/** Call it after each change of price, hold or sale that product cards show. */
export async function productsChanged(db: Database, references: number[], now: Date) {
  if (references.length > 0) await enqueue(db, 'product.changed', { references }, now);
}

import type { Database } from '../../db/client.ts';
import { insertEvent } from './repository.ts';

export type Topic =
  | 'product.changed'
  | 'catalogue.imported'
  | 'search.reindex'
  | 'search.dictionary'
  | 'search.sales'
  | 'search.vocabulary'
  | 'pages.changed'
  | `mail.${string}`;

/** Adds an event in the caller's transaction; its handler runs after the commit. */
export async function enqueue(db: Database, topic: Topic, payload: Record<string, unknown>, now: Date) {
  await insertEvent(db, { topic, payload, createdAt: now, availableAt: now });
}

/** Most references in one event. */
const BATCH = 500;

/** Call it after each change of price, hold or sale that product cards show. */
export async function productsChanged(db: Database, references: readonly number[], now: Date) {
  for (let at = 0; at < references.length; at += BATCH)
    await enqueue(db, 'product.changed', { references: references.slice(at, at + BATCH) }, now);
}

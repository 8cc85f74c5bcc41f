import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import type { Indexer } from './indexer.ts';
import type { SearchBackend } from './search-backend.ts';

/** An event with more references comes of an import: its products wait while others are sold or withdrawn. */
const MOST_URGENT = 20;
/** Most products that a task hands over at a time. */
const BATCH = 100;

const referencesIn = (payload: Record<string, unknown>): number[] =>
  Array.isArray(payload['references']) ? payload['references'].filter(Number.isInteger) : [];

/** Writes changes to an index that all processes share: one of those that take jobs does. Returns what rewrites it. */
export async function writeChanges(
  app: FastifyInstance,
  indexer: Indexer,
  { renewWords, readWords }: Pick<SearchBackend, 'renewWords' | 'readWords'>,
): Promise<() => Promise<void>> {
  app.outbox.handle('product.changed', ({ payload }) => indexer.products(referencesIn(payload)));
  app.outbox.handle('catalogue.imported', indexer.names);
  app.outbox.handle('search.reindex', indexer.everything);
  app.outbox.handle('search.sales', indexer.sales);
  if (renewWords) app.outbox.handle('search.dictionary', renewWords);
  if (readWords) {
    const read = app.outbox.background('search-words', readWords);
    await app.outbox.subscribe('search.dictionary', async () => void read.request());
  }
  return indexer.everything;
}

/** Keeps the index of this process up to date from now on. Returns what rebuilds it. */
export async function followChanges(
  app: FastifyInstance,
  { clock }: Pick<Services, 'clock'>,
  indexer: Indexer,
): Promise<() => Promise<void>> {
  const { outbox } = app;
  const imported = importedProducts(app, indexer);
  await outbox.subscribe('product.changed', async (events) => {
    const urgent = new Set<number>();
    for (const event of events) {
      const references = referencesIn(event.payload);
      if (references.length > MOST_URGENT) imported.add(event, references);
      else for (const reference of references) urgent.add(reference);
    }
    await indexer.products([...urgent]);
  });
  // What reads a large part of the catalogue delays no piece that is sold meanwhile.
  const rebuild = outbox.background('search-rebuild', indexer.everything);
  for (const [topic, task] of [
    ['catalogue.imported', outbox.background('search-names', indexer.names)],
    ['search.reindex', rebuild],
    // Phrases are found by the words that an index was filled with.
    ['search.dictionary', rebuild],
    ['search.sales', outbox.background('search-sales', indexer.sales)],
  ] as const)
    await outbox.subscribe(topic, async () => void task.request());

  let missedAt: Date | null = null;
  outbox.onMissed(() => {
    missedAt ??= clock.now();
    void rebuild.request().then(() => (missedAt = null));
  });
  app.metrics.gauge(
    'api_search_index_lag_seconds',
    'For how long changes may be missing from the search index of this process',
    'engine',
    async () => {
      const since = [missedAt, imported.oldest()].map((at) => at?.getTime() ?? Infinity);
      const missing = Math.max(0, clock.now().getTime() - Math.min(...since)) / 1_000;
      return [['embedded', Math.max(outbox.lagSeconds(), missing)]];
    },
  );
  return rebuild.request;
}

/** The products of imports that are still to be written. What is written is how they are then, so their order is free. */
function importedProducts({ outbox }: FastifyInstance, indexer: Indexer) {
  const waiting = new Set<number>();
  let oldest: Date | null = null;
  const task = outbox.background('search-imported', async () => {
    while (waiting.size > 0) {
      const batch = [...waiting.values().take(BATCH)];
      // Before they are read: one that changes again meanwhile is written again.
      for (const reference of batch) waiting.delete(reference);
      try {
        await indexer.products(batch);
      } catch (error) {
        for (const reference of batch) waiting.add(reference);
        throw error;
      }
    }
    oldest = null;
  });
  return {
    add({ createdAt }: OutboxEvent, references: readonly number[]) {
      for (const reference of references) waiting.add(reference);
      oldest ??= createdAt;
      void task.request();
    },
    /** When the event was written that has waited longest; null if none waits. */
    oldest: () => oldest,
  };
}

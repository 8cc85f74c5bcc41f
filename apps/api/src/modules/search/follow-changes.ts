import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import type { Indexer } from './indexer.ts';

const referencesIn = (payload: Record<string, unknown>): number[] =>
  Array.isArray(payload['references']) ? payload['references'].filter(Number.isInteger) : [];

/** Writes changes to an index that all processes share: one of those that take jobs does. Returns what rewrites it. */
export function writeChanges(app: FastifyInstance, indexer: Indexer): () => Promise<void> {
  app.outbox.handle('product.changed', ({ payload }) => indexer.products(referencesIn(payload)));
  app.outbox.handle('catalogue.imported', indexer.names);
  app.outbox.handle('search.reindex', indexer.everything);
  app.outbox.handle('search.sales', indexer.sales);
  return indexer.everything;
}

/** Keeps the index of this process up to date from now on. Returns what rebuilds it. */
export async function followChanges(
  app: FastifyInstance,
  { clock }: Pick<Services, 'clock'>,
  indexer: Indexer,
): Promise<() => Promise<void>> {
  const { outbox } = app;
  await outbox.subscribe('product.changed', (events) =>
    indexer.products([...new Set(events.flatMap(({ payload }) => referencesIn(payload)))]),
  );
  // What reads a large part of the catalogue delays no piece that is sold meanwhile.
  const rebuild = outbox.background('search-rebuild', indexer.everything);
  for (const [topic, task] of [
    ['catalogue.imported', outbox.background('search-names', indexer.names)],
    ['search.reindex', rebuild],
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
      const missing = missedAt ? (clock.now().getTime() - missedAt.getTime()) / 1_000 : 0;
      return [['embedded', Math.max(outbox.lagSeconds(), missing)]];
    },
  );
  return rebuild.request;
}

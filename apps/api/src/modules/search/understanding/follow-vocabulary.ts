import type { FastifyInstance } from 'fastify';
import type { Understandings } from './understandings.ts';

/** Reads the catalogue's words again when they may have changed, in every process. */
export async function followVocabulary({ outbox }: FastifyInstance, understandings: Understandings) {
  const refresh = outbox.background('search-understanding', understandings.refresh);
  const refreshIfChanged = outbox.background('search-vocabulary', understandings.refreshIfChanged);
  await outbox.subscribe('product.changed', async () => understandings.markChanged());
  await outbox.subscribe('catalogue.imported', async () => void refresh.request());
  await outbox.subscribe('search.reindex', async () => void refresh.request());
  await outbox.subscribe('search.vocabulary', async () => void refreshIfChanged.request());
  outbox.onMissed(() => void refresh.request());
}

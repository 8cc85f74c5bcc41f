import { setImmediate } from 'node:timers/promises';
import { productIndex } from '@patine/contract/search/indexes';
import { type AlgoliaHandler, type AlgoliaHandlerOptions, createAlgoliaHandler } from '@patine/search';
import type { Services } from '../../context.ts';
import { embeddedIndex } from './embedded-index.ts';
import { createIndexer, type Indexer } from './indexer.ts';

/** The search index of this process, which answers and follows changes while another one is filled beside it. */
export type LiveIndex = {
  answer: AlgoliaHandler;
  /** Its `everything` fills a new index, which replaces the old one when it is complete. */
  indexer: Indexer;
  /** Number of products, in one language. */
  size: () => number;
};

export function createLiveIndex(
  services: Pick<Services, 'db' | 'clock'>,
  options: AlgoliaHandlerOptions,
): LiveIndex {
  /** The latest change that is being written. */
  let following: Promise<unknown> = Promise.resolve();
  const open = () => {
    // A change that searches wait for goes before the next page of a rebuild.
    const { engine, index } = embeddedIndex(async () => {
      await setImmediate();
      await following;
    });
    return {
      engine,
      answer: createAlgoliaHandler(engine, options),
      indexer: createIndexer(services, index),
    };
  };
  let current = open();
  /** What has changed since the next index began to be filled, which may have read it before. */
  let changed: { references: Set<number>; names: boolean } | null = null;

  /** Fills a new index and answers from it. One rebuild at a time. */
  const rebuild = async () => {
    const next = open();
    const since = { references: new Set<number>(), names: false };
    changed = since;
    try {
      await next.indexer.everything();
      // What changes during a round is written by the next one, which is shorter.
      while (since.references.size > 0 || since.names) {
        const references = [...since.references];
        const { names } = since;
        since.references.clear();
        since.names = false;
        await next.indexer.products(references);
        if (names) await next.indexer.names();
      }
      // In the same turn as the last look at what has changed, so that no change goes to the old index alone.
      current = next;
    } finally {
      changed = null;
    }
  };

  return {
    answer: (request) => current.answer(request),
    indexer: {
      products(references) {
        for (const reference of references) changed?.references.add(reference);
        const written = current.indexer.products(references);
        following = written.catch(() => undefined);
        return written;
      },
      names() {
        if (changed) changed.names = true;
        return current.indexer.names();
      },
      // The next index begins with the sales of when it was filled, and has what changed since at the next count.
      sales: () => current.indexer.sales(),
      everything: rebuild,
    },
    size: () => current.engine.size(productIndex('relevance', 'fr')),
  };
}

import { setImmediate } from 'node:timers/promises';
import { productIndex } from '@patine/contract/search/indexes';
import {
  type AlgoliaHandler,
  type AlgoliaHandlerOptions,
  createAlgoliaHandler,
  type Section,
  type StoredSection,
} from '@patine/search';
import type { Services } from '../../context.ts';
import { builtInDictionaries, readDictionaries } from './dictionaries.ts';
import { embeddedIndex } from './embedded-index.ts';
import { createIndexer, type Indexer, type IndexerState } from './indexer.ts';

/** The content of an index and what its indexer knows of it. */
export type IndexContent<Kind> = { indexes: ReadonlyMap<string, readonly Kind[]>; state: IndexerState };

/** The search index of this process, which answers and follows changes while another one is filled beside it. */
export type LiveIndex = {
  answer: AlgoliaHandler;
  /** Its `everything` fills a new index, which replaces the old one when it is complete. */
  indexer: Indexer;
  /** Number of products, in one language. */
  size: () => number;
  /** Rises with each change that is written; sales counts are read again after `restore`. */
  version: () => number;
  /**
   * Returns the content with all changes that were written before the call; some of later ones may be part of it. Null if
   * the index was replaced meanwhile.
   */
  capture: () => Promise<IndexContent<Section> | null>;
  /** Answers from a content that was captured, also by another process. */
  restore: (content: IndexContent<StoredSection>) => Promise<void>;
};

export function createLiveIndex(
  services: Pick<Services, 'db' | 'readReplica' | 'clock'>,
  options: AlgoliaHandlerOptions,
): LiveIndex {
  /** The shop's own words until those of editors are read, before an index is filled or restored. */
  let dictionaries = builtInDictionaries();
  /** The latest change that is being written. */
  let following: Promise<unknown> = Promise.resolve();
  let version = 0;
  const open = (state?: IndexerState) => {
    // A change that searches wait for goes before the next page of a rebuild.
    const { engine, index } = embeddedIndex(async () => {
      await setImmediate();
      await following;
    }, dictionaries);
    return {
      engine,
      answer: createAlgoliaHandler(engine, options),
      indexer: createIndexer(services, index, state),
    };
  };
  let current = open();
  /** What has changed since the next index began to be filled, which may have read it before. */
  let changed: { references: Set<number>; names: boolean } | null = null;

  /** Fills a new index and answers from it. One rebuild at a time. */
  const rebuild = async () => {
    dictionaries = await readDictionaries(services);
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
      version += 1;
    } finally {
      changed = null;
    }
  };

  return {
    answer: (request) => current.answer(request),
    indexer: {
      products(references) {
        for (const reference of references) changed?.references.add(reference);
        if (references.length > 0) version += 1;
        const written = current.indexer.products(references);
        following = written.catch(() => undefined);
        return written;
      },
      names() {
        if (changed) changed.names = true;
        version += 1;
        return current.indexer.names();
      },
      // The next index begins with the sales of when it was filled, and has what changed since at the next count.
      sales: () => current.indexer.sales(),
      everything: rebuild,
    },
    size: () => current.engine.size(productIndex('relevance', 'fr')),
    version: () => version,
    async capture() {
      const { engine, indexer } = current;
      const indexes = new Map<string, readonly Section[]>();
      const state = indexer.state();
      for (const name of engine.names()) {
        if (engine.config(name).name !== name) continue;
        indexes.set(name, engine.capture(name));
        await setImmediate();
      }
      return current.engine === engine ? { indexes, state } : null;
    },
    async restore({ indexes, state }) {
      dictionaries = await readDictionaries(services);
      const next = open(state);
      for (const [name, sections] of indexes) next.engine.restore(name, sections);
      current = next;
    },
  };
}

import type { AlgoliaRequest, AlgoliaResponse } from '@patine/search';
import type { Indexer } from './indexer.ts';

/** The engine in this process, an Algolia account or an OpenSearch server. */
export type SearchBackend = {
  /** Writes to the index. Searches are answered from the old records until `everything` has written the new ones. */
  indexer: Indexer;
  /** Takes up the dictionary that was published last in an index that all processes share; null where filling it anew does. */
  renewWords: (() => Promise<void>) | null;
  /** Reads that dictionary in each process; null where answers do not need it. */
  readWords: (() => Promise<void>) | null;
  /** True if all processes write to the same index; else each has its own. */
  isShared: boolean;
  answer: (request: AlgoliaRequest) => Promise<AlgoliaResponse>;
  /** Prepares the indexes, once they follow changes; `isEmpty` means that all records must be written. */
  open: () => Promise<{ isEmpty: boolean }>;
  /** Number of records in one language; null where another server holds them. */
  size: () => number | null;
};

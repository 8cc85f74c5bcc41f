import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { LOCALES } from '@patine/core';
import { createSearchEngine, type SearchEngine } from '@patine/search';
import { builtInDictionaries, type Dictionaries } from './dictionaries.ts';
import { indexConfigs } from './index-configs.ts';
import { indexName } from './index-name.ts';
import type { SearchIndex } from './search-index.ts';

/** Indexed in one go: some hundredths of a second, in which this process answers nothing. */
const PAGE_SIZE = 50;

/**
 * The search engine in this process, and its index for writing records. `replace` waits for `pause` after each page, so
 * that the process does other work in between.
 */
export function embeddedIndex(
  pause: () => Promise<unknown> = () => setImmediate(),
  dictionaries: Dictionaries = builtInDictionaries(),
): {
  engine: SearchEngine;
  index: SearchIndex;
} {
  const engine = createSearchEngine({
    indexes: LOCALES.flatMap((locale) => indexConfigs(locale, dictionaries[locale])),
    now: () => performance.now(),
    // The same search gets the same id, so that rendering a page twice gives identical HTML.
    queryID: (search) => createHash('md5').update(search).digest('hex'),
  });
  const index: SearchIndex = {
    pageSize: PAGE_SIZE,
    async save(collection, locale, objects) {
      engine.saveObjects(indexName(collection, locale), objects);
    },
    async remove(collection, locale, objectIDs) {
      engine.deleteObjects(indexName(collection, locale), objectIDs);
    },
    async replace(collection, pages) {
      const fresh = new Map(LOCALES.map((locale) => [indexName(collection, locale), new Set<string>()]));
      for await (const page of pages) {
        for (const locale of LOCALES) {
          const name = indexName(collection, locale);
          engine.saveObjects(name, page[locale]);
          for (const { objectID } of page[locale]) fresh.get(name)?.add(objectID);
        }
        await pause();
      }
      for (const [name, ids] of fresh) engine.deleteObjects(name, engine.objectIDs(name).difference(ids));
    },
  };
  return { engine, index };
}

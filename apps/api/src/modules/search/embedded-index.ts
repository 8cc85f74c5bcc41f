import { facetValueIndex, productIndex, storeIndex } from '@patine/contract/search/indexes';
import { LOCALES, type Locale } from '@patine/core';
import { createSearchEngine, type SearchEngine } from '@patine/search';
import { indexConfigs } from './index-configs.ts';
import type { Collection, SearchIndex } from './search-index.ts';

const nameOf = (collection: Collection, locale: Locale) => {
  if (collection === 'facet_value') return facetValueIndex(locale);
  return collection === 'stores' ? storeIndex(locale) : productIndex('relevance', locale);
};

/** The engine in this process, and the door through which records come into it. */
export function embeddedIndex(): { engine: SearchEngine; index: SearchIndex } {
  const engine = createSearchEngine({
    indexes: LOCALES.flatMap(indexConfigs),
    now: () => performance.now(),
  });
  const stored = new Map<string, Set<string>>();
  const idsOf = (name: string) => {
    const ids = stored.get(name) ?? new Set<string>();
    stored.set(name, ids);
    return ids;
  };

  const index: SearchIndex = {
    async save(collection, locale, objects) {
      const name = nameOf(collection, locale);
      engine.saveObjects(name, objects);
      const ids = idsOf(name);
      for (const { objectID } of objects) ids.add(objectID);
    },
    async remove(collection, locale, objectIDs) {
      const name = nameOf(collection, locale);
      engine.deleteObjects(name, objectIDs);
      const ids = idsOf(name);
      for (const objectID of objectIDs) ids.delete(objectID);
    },
    async replace(collection, pages) {
      const fresh = new Map(LOCALES.map((locale) => [nameOf(collection, locale), new Set<string>()]));
      for await (const page of pages)
        for (const locale of LOCALES) {
          const name = nameOf(collection, locale);
          engine.saveObjects(name, page[locale]);
          for (const { objectID } of page[locale]) fresh.get(name)?.add(objectID);
        }
      for (const [name, ids] of fresh) {
        engine.deleteObjects(name, idsOf(name).difference(ids));
        stored.set(name, ids);
      }
    },
  };
  return { engine, index };
}

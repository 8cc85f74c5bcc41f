import { LOCALES } from '@patine/core';
import { algoliaSettings } from '@patine/search';
import type { Algoliasearch, IndexSettings, Rule, SynonymHit } from 'algoliasearch';
import type { Dictionaries } from '../dictionaries.ts';
import { indexConfigs } from '../index-configs.ts';
import { indexName } from '../index-name.ts';
import type { SearchIndex } from '../search-index.ts';
import { isSecret } from '../secret-records.ts';
import { type AlgoliaAccount, algoliaClient } from './account.ts';

/**
 * Writes records to Algolia. Excludes products of unopened drops, because anybody with the search key can read all
 * records.
 */
export function algoliaIndex(account: AlgoliaAccount): SearchIndex {
  const client = algoliaClient(account, account.writeKey);

  const index: SearchIndex = {
    pageSize: 500,
    async save(collection, locale, objects) {
      const name = indexName(collection, locale);
      const shown = objects.filter((object) => !isSecret(object));
      const hidden = objects.filter(isSecret).map(({ objectID }) => objectID);
      if (shown.length > 0)
        await client.saveObjects({ indexName: name, objects: shown.map((one) => ({ ...one })) });
      await index.remove(collection, locale, hidden);
    },
    async remove(collection, locale, objectIDs) {
      if (objectIDs.length > 0)
        await client.deleteObjects({ indexName: indexName(collection, locale), objectIDs: [...objectIDs] });
    },
    async replace(collection, pages) {
      const fresh = new Map(LOCALES.map((locale) => [locale, new Set<string>()]));
      for await (const page of pages)
        for (const locale of LOCALES) {
          await index.save(collection, locale, page[locale]);
          for (const object of page[locale]) if (!isSecret(object)) fresh.get(locale)?.add(object.objectID);
        }
      for (const locale of LOCALES) {
        const stored = await storedIDs(client, indexName(collection, locale));
        await index.remove(collection, locale, [...stored.difference(fresh.get(locale) ?? new Set())]);
      }
    },
  };
  return index;
}

/** Writes the settings, synonyms and rules of every index; the embedded engine uses the same. */
export async function prepareAlgolia(account: AlgoliaAccount, dictionaries: Dictionaries): Promise<void> {
  const client = algoliaClient(account, account.writeKey);
  for (const config of LOCALES.flatMap((locale) => indexConfigs(locale, dictionaries[locale]))) {
    for (const name of [config.name, ...config.replicas.map((replica) => replica.name)]) {
      const { primary: _, ...settings } = algoliaSettings(config, name);
      const { taskID } = await client.setSettings({
        indexName: name,
        indexSettings: settings as IndexSettings,
      });
      await client.waitForTask({ indexName: name, taskID });
    }
    await client.saveSynonyms({
      indexName: config.name,
      synonymHit: (config.synonyms ?? []).map((synonym) => ({ ...synonym }) as SynonymHit),
      replaceExistingSynonyms: true,
      forwardToReplicas: true,
    });
    await client.saveRules({
      indexName: config.name,
      rules: (config.rules ?? []).map((rule) => ({ ...rule }) as Rule),
      clearExistingRules: true,
      forwardToReplicas: true,
    });
  }
}

async function storedIDs(client: Algoliasearch, name: string): Promise<Set<string>> {
  const ids = new Set<string>();
  await client.browseObjects({
    indexName: name,
    browseParams: { attributesToRetrieve: ['objectID'], hitsPerPage: 1000 },
    aggregator: ({ hits }) => {
      for (const { objectID } of hits) ids.add(objectID);
    },
  });
  return ids;
}

import { randomUUID } from 'node:crypto';
import { LOCALES, type Locale } from '@patine/core';
import type { SearchObject } from '@patine/search';
import type { IndexConfig } from '@patine/search/requests';
import { indexName } from '../index-name.ts';
import type { Collection, SearchIndex } from '../search-index.ts';
import { isSecret } from '../secret-records.ts';
import { writeBulk } from './bulk.ts';
import type { OpenSearchConnection } from './connection.ts';
import { builtInConfigs, type CurrentConfigs, fromConfigs } from './current-configs.ts';
import { documentMaker, type SearchDocument } from './document.ts';
import { OBJECT_ID, REMOVED } from './fields.ts';
import { fillingAlias, liveAlias } from './index-names.ts';
import { createFilling, makeLive } from './replace-index.ts';

type Target = { name: string; config: IndexConfig; document: (object: SearchObject) => SearchDocument };

/** Writes records to OpenSearch, without those of unopened drops. */
export function openSearchIndex(
  connection: OpenSearchConnection,
  current: Pick<CurrentConfigs, 'all'> = { all: builtInConfigs },
): SearchIndex {
  const targets = fromConfigs(
    current,
    (configs) =>
      new Map(
        configs.map((config): [string, Target] => [
          config.name,
          { name: config.name, config, document: documentMaker(config) },
        ]),
      ),
  );
  const targetOf = (collection: Collection, locale: Locale): Target => {
    const name = indexName(collection, locale);
    const target = targets().get(name);
    if (!target) throw new Error(`The search index ${name} has no configuration`);
    return target;
  };

  /** Changes go to the live index and to one that is being filled, as long as there is one. */
  const change = async ({ name }: Target, documents: readonly SearchDocument[], gone: readonly string[]) => {
    const [fillingName, liveName] = [fillingAlias(connection, name), liveAlias(connection, name)];
    const filling = { _index: fillingName, require_alias: true };
    const live = { _index: liveName, require_alias: true };
    await writeBulk(connection, {
      refresh: true,
      // First the index that will be live: between both lines it may become so.
      operations: [
        ...documents.map((document) => ({
          action: { index: { ...filling, _id: document[OBJECT_ID] } },
          document,
        })),
        ...gone.map((id) => ({
          action: { index: { ...filling, _id: id } },
          document: { [OBJECT_ID]: id, [REMOVED]: true },
        })),
        ...documents.map((document) => ({
          action: { index: { ...live, _id: document[OBJECT_ID] } },
          document,
        })),
        ...gone.map((id) => ({ action: { delete: { _index: liveName, _id: id } } })),
      ],
      isExpected: ({ index, status, type }) =>
        status === 404 && (index === fillingName || type !== 'index_not_found_exception'),
    });
  };

  return {
    pageSize: 500,
    async save(collection, locale, objects) {
      const target = targetOf(collection, locale);
      const shown = objects.filter((object) => !isSecret(object));
      const hidden = objects.filter(isSecret).map(({ objectID }) => objectID);
      if (objects.length > 0) await change(target, shown.map(target.document), hidden);
    },
    async remove(collection, locale, objectIDs) {
      if (objectIDs.length > 0) await change(targetOf(collection, locale), [], objectIDs);
    },
    async replace(collection, pages) {
      const filled = new Map<Locale, string>();
      for (const locale of LOCALES) {
        const { config } = targetOf(collection, locale);
        filled.set(locale, await createFilling(connection, config, randomUUID().slice(0, 8)));
      }
      for await (const page of pages)
        for (const locale of LOCALES) {
          const { config, document } = targetOf(collection, locale);
          await writeBulk(connection, {
            // What has changed since the page was read is there already, and newer.
            operations: page[locale]
              .filter((object) => !isSecret(object))
              .map((object) => ({
                action: {
                  create: {
                    _index: fillingAlias(connection, config.name),
                    _id: object.objectID,
                    require_alias: true,
                  },
                },
                document: document(object),
              })),
            isExpected: ({ status }) => status === 409,
          });
        }
      for (const locale of LOCALES)
        await makeLive(connection, targetOf(collection, locale).config, filled.get(locale)!);
    },
  };
}

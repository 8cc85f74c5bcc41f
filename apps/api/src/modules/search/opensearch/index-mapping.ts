import { hash } from 'node:crypto';
import type { API, Types } from '@opensearch-project/opensearch';
import type { IndexConfig } from '@patine/search/requests';
import { type FieldKind, facetsOf, OBJECT_ID, RECORD, REMOVED, searchableOf } from './fields.ts';

type Property = Types.Common_Mapping.Property;

/** Changes with how documents are made of records: an index with another version is filled anew. */
const VERSION = 1;
/** Pages beyond are empty. OpenSearch keeps so many sort keys in memory for a deep page. */
export const DEEPEST_HIT = 100_000;

const properties = (attributes: readonly string[], property: Property): Property => ({
  properties: Object.fromEntries(attributes.map((name) => [name.replaceAll('.', '__'), property])),
});

const words = { type: 'keyword', doc_values: false } as const;

/** How a record's parts are indexed. Texts are folded and split by the shop, as its own engine does. */
export function mappingOf(config: IndexConfig): Types.Common_Mapping.TypeMapping {
  const searchable = searchableOf(config);
  const fields: Record<FieldKind, Property> = {
    facets: properties(facetsOf(config), { type: 'keyword' }),
    numbers: properties(config.numericAttributes, { type: 'double' }),
    words: properties(searchable, words),
    beginnings: properties(searchable, words),
    phrases: properties(searchable, { type: 'text', analyzer: 'whitespace', norms: false }),
  };
  return {
    dynamic: 'strict',
    _meta: { settings: settingsHash(config) },
    properties: {
      [OBJECT_ID]: { type: 'keyword' },
      [REMOVED]: { type: 'boolean' },
      [RECORD]: { type: 'object', enabled: false },
      ...fields,
    },
  };
}

/** What the documents of an index depend on beside their records. */
export const settingsHash = ({
  locale,
  searchableAttributes,
  attributesForFaceting,
  numericAttributes,
  synonyms,
}: IndexConfig): string =>
  hash(
    'sha1',
    JSON.stringify([
      VERSION,
      locale,
      searchableAttributes,
      attributesForFaceting,
      numericAttributes,
      synonyms,
    ]),
  );

/** One shard, because the counts of facets are exact only within one. It is refreshed once it is filled. */
export const creationOf = (config: IndexConfig): API.Indices_Create_RequestBody => ({
  settings: {
    index: {
      number_of_shards: 1,
      auto_expand_replicas: '0-1',
      refresh_interval: '-1',
      max_result_window: DEEPEST_HIT,
    },
  },
  mappings: mappingOf(config),
});

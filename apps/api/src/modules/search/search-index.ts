import type { Locale } from '@patine/core';
import type { SearchObject } from '@patine/search';

/** Kinds of records; each has one index per locale. */
export type Collection = 'search' | 'facet_value' | 'stores' | 'query_suggestions';

/** A page of the same records in every locale. */
export type InEachLocale = Record<Locale, readonly SearchObject[]>;

/** The search index: in this process, at Algolia or in OpenSearch. */
export type SearchIndex = {
  /** Number of records in a page that `replace` is given. */
  pageSize: number;
  save: (collection: Collection, locale: Locale, objects: readonly SearchObject[]) => Promise<void>;
  remove: (collection: Collection, locale: Locale, objectIDs: readonly string[]) => Promise<void>;
  /** Replaces all records. Old ones are deleted last, so that searches find records all the time. */
  replace: (collection: Collection, pages: AsyncIterable<InEachLocale>) => Promise<void>;
};

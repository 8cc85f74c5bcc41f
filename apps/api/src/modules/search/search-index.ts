import type { Locale } from '@patine/core';
import type { SearchObject } from '@patine/search';

/** Kinds of objects, an index per language of each. */
export type Collection = 'search' | 'facet_value' | 'stores';

/** A page of the same objects in every language. */
export type InEachLocale = Record<Locale, readonly SearchObject[]>;

/** Where records are found: in this process, or at a hosted service. */
export type SearchIndex = {
  save: (collection: Collection, locale: Locale, objects: readonly SearchObject[]) => Promise<void>;
  remove: (collection: Collection, locale: Locale, objectIDs: readonly string[]) => Promise<void>;
  /** Everything anew: what the pages do not bring is gone afterwards, and nothing is missing meanwhile. */
  replace: (collection: Collection, pages: AsyncIterable<InEachLocale>) => Promise<void>;
};

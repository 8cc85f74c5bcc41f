import { facetValueIndex, productIndex, storeIndex } from '@patine/contract/search/indexes';
import type { Locale } from '@patine/core';
import type { Collection } from './search-index.ts';

export function indexName(collection: Collection, locale: Locale): string {
  if (collection === 'facet_value') return facetValueIndex(locale);
  return collection === 'stores' ? storeIndex(locale) : productIndex('relevance', locale);
}

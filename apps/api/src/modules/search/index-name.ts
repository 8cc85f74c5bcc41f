import {
  facetValueIndex,
  productIndex,
  querySuggestionsIndex,
  storeIndex,
} from '@patine/contract/search/indexes';
import type { Locale } from '@patine/core';
import type { Collection } from './search-index.ts';

export function indexName(collection: Collection, locale: Locale): string {
  switch (collection) {
    case 'search':
      return productIndex('relevance', locale);
    case 'facet_value':
      return facetValueIndex(locale);
    case 'stores':
      return storeIndex(locale);
    case 'query_suggestions':
      return querySuggestionsIndex(locale);
  }
}

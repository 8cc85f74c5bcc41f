import {
  type IndexOrder,
  NAME_ATTRIBUTES,
  productIndex,
  SORTS,
  UNDERSTOOD_CONTEXT,
} from '@patine/contract/search/indexes';
import { type Locale, LOCALES } from '@patine/core';
import type { QueryEdit, QueryEditor } from '@patine/search';
import type { UnderstoodFilter } from '@patine/search/understanding';
import type { Understandings } from './understandings.ts';

const ORDERS: readonly IndexOrder[] = [...SORTS, 'sales'];

const LOCALE_OF_INDEX: ReadonlyMap<string, Locale> = new Map(
  LOCALES.flatMap((locale) => ORDERS.map((order) => [productIndex(order, locale), locale] as const)),
);

/** Understands the text of a search of products, unless the client writes Algolia's own syntax. */
export function understandingEditor({ understand }: Pick<Understandings, 'understand'>): QueryEditor {
  return (indexName, { query, advancedSyntax, ruleContexts }): QueryEdit | null => {
    const locale = LOCALE_OF_INDEX.get(indexName);
    if (!locale || typeof query !== 'string' || query.trim() === '') return null;
    if (isUnderstood(ruleContexts)) return null;
    if (String(advancedSyntax) === 'true' && /["-]/.test(query)) return null;
    const understanding = understand(query, locale);
    const { filters, words, narrowerWords, help } = understanding;
    if (filters.length === 0 && help === null) return null;
    return {
      query: filters.length === 0 ? query : words,
      facetFilters: filters.flatMap(facetFiltersOf),
      numericFilters: filters.flatMap(numericFiltersOf),
      ...(words !== '' && words === narrowerWords ? { restrictSearchableAttributes: NAME_ATTRIBUTES } : {}),
      userData: { understanding },
    };
  };
}

/** Contexts come as a list, as JSON or as one name. */
const isUnderstood = (contexts: unknown): boolean =>
  contexts !== undefined && JSON.stringify([contexts]).includes(UNDERSTOOD_CONTEXT);

/** Values of one list are joined by OR; each excluded value is a condition of its own. */
function facetFiltersOf(filter: UnderstoodFilter): (string | string[])[] {
  if (filter.attribute === 'price') return [];
  const { attribute, values, exclude } = filter;
  if (exclude) return values.map((value) => `${attribute}:-${value}`);
  return [values.map((value) => `${attribute}:${value}`)];
}

function numericFiltersOf(filter: UnderstoodFilter): string[] {
  if (filter.attribute !== 'price') return [];
  const { min, max } = filter;
  return [...(min === null ? [] : [`price>=${min}`]), ...(max === null ? [] : [`price<=${max}`])];
}

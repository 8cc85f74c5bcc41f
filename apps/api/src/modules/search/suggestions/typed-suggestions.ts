import { FOR_SALE, SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import type { Locale } from '@patine/core';
import type { Searching } from '../searching.ts';
import { completions } from './completions.ts';
import { type FacetName, nameRequest, namesBySlug, rootName } from './facet-names.ts';
import { type FoundProduct, PRODUCT_ATTRIBUTES, suggestedProducts } from './suggested-products.ts';

const BRANDS = 3;
const CATEGORIES = 3;
const COMPLETIONS = 4;
const TARGETS = 10;
/** Products from which completions and products are taken: ranking what “ve” finds takes most of the time, so it is done once. */
const PRODUCTS_READ = 24;

/** Suggestions for typed text, in two search calls: what the text finds, then how many products each suggestion has. */
export async function typedSuggestions(
  searching: Searching,
  locale: Locale,
  text: string,
): Promise<SearchSuggestions> {
  const indexName = productIndex('relevance', locale);
  const tagFilters = [`-${SECRET_TAG}`];
  const [brands, categories, targets, products] = await searching<FacetName & FoundProduct>([
    nameRequest(locale, 'brand', { query: text, hitsPerPage: BRANDS }),
    nameRequest(locale, 'categories', { query: text, hitsPerPage: CATEGORIES }),
    nameRequest(locale, 'target', { hitsPerPage: TARGETS }),
    {
      indexName,
      query: text,
      facetFilters: [FOR_SALE],
      tagFilters,
      attributesToRetrieve: PRODUCT_ATTRIBUTES,
      hitsPerPage: PRODUCTS_READ,
      clickAnalytics: true,
    },
  ]);

  const completed = completions(text, products?.hits ?? [], COMPLETIONS);
  const counting = (query: string, filters: string[]) => ({
    indexName,
    query,
    facetFilters: [FOR_SALE, ...filters],
    tagFilters,
    hitsPerPage: 0,
  });
  const brandNames = brands?.hits ?? [];
  const categoryNames = categories?.hits ?? [];
  const counted = await searching([
    ...completed.map((completion) => counting(completion, [])),
    ...brandNames.map(({ slug }) => counting('', [`brand:${slug}`])),
    ...categoryNames.map(({ slug }) => counting('', [`categories:${slug}`])),
  ]);
  const countAt = (index: number) => counted[index]?.nbHits ?? 0;
  const roots = namesBySlug(targets?.hits);
  const found = <Item extends { count: number }>(items: Item[]) => items.filter(({ count }) => count > 0);
  const queryID = products?.queryID;

  return {
    text,
    completions: found(
      completed.map((completion, index) => ({ text: completion, count: countAt(index) })),
    ).toSorted((a, b) => b.count - a.count),
    brands: found(
      brandNames.map(({ slug, name }, index) => ({ slug, name, count: countAt(completed.length + index) })),
    ),
    categories: found(
      categoryNames.map(({ slug, name }, index) => ({
        slug,
        name,
        under: rootName(slug, roots),
        count: countAt(completed.length + brandNames.length + index),
      })),
    ),
    products: suggestedProducts(products?.hits ?? []),
    popular: [],
    total: products?.nbHits ?? 0,
    ...(queryID === undefined ? {} : { queryID }),
  };
}

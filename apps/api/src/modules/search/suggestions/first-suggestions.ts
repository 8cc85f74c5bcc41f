import { FOR_SALE, SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import type { PopularKind, SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import type { ProductRecord } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { Searching } from '../searching.ts';
import { type FacetName, nameRequest, namesBySlug, rootName } from './facet-names.ts';
import { type FoundProduct, PRODUCT_ATTRIBUTES, suggestedProducts } from './suggested-products.ts';

const POPULAR = 5;
const CATEGORIES = 6;
/** Some of the newest are held in carts. */
const NEWEST_READ = 12;
/** Algolia's maximum of values per facet. */
const VALUES_PER_FACET = 1000;

type Seller = Pick<ProductRecord, 'brand' | 'brandName' | 'categories'>;
type Sold = { category: string; brand: { slug: string; name: string } | null };

/** The most specific category of a product; selections have no slash. */
const leafOf = (categories: readonly string[]) =>
  categories
    .filter((slug) => slug.includes('/'))
    .toSorted((a, b) => b.length - a.length)
    .at(0);

/** The kinds that sell most, each brand once: one search each, since the pieces of one kind all rank alike. */
async function bestSellers(searching: Searching, locale: Locale): Promise<Sold[]> {
  const sold: Sold[] = [];
  const others: string[] = [];
  while (sold.length < POPULAR) {
    const [result] = await searching<Seller>([
      {
        indexName: productIndex('sales', locale),
        facetFilters: [FOR_SALE, ...others],
        numericFilters: ['sales>=1'],
        tagFilters: [`-${SECRET_TAG}`],
        attributesToRetrieve: ['brand', 'brandName', 'categories'],
        hitsPerPage: 1,
      },
    ]);
    const [first] = result?.hits ?? [];
    const category = leafOf(first?.categories ?? []);
    if (!first || category === undefined) break;
    const [slug] = first.brand;
    sold.push({ category, brand: slug === undefined ? null : { slug, name: first.brandName ?? slug } });
    others.push(slug === undefined ? `categories:-${category}` : `brand:-${slug}`);
  }
  return sold;
}

/** Categories without children in these counts, largest first. */
function largest(counts: Readonly<Record<string, number>>): [slug: string, count: number][] {
  const slugs = Object.keys(counts);
  return Object.entries(counts)
    .filter(([slug]) => slug.includes('/') && !slugs.some((other) => other.startsWith(`${slug}/`)))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, CATEGORIES);
}

/** Suggestions before anything is typed: what sells, the largest categories and the newest products. */
export async function firstSuggestions(searching: Searching, locale: Locale): Promise<SearchSuggestions> {
  const sold = await bestSellers(searching, locale);
  const indexName = productIndex('relevance', locale);
  const tagFilters = [`-${SECRET_TAG}`];
  const [all, newest, ...kinds] = await searching<FoundProduct>([
    {
      indexName,
      facetFilters: [FOR_SALE],
      tagFilters,
      facets: ['categories'],
      maxValuesPerFacet: VALUES_PER_FACET,
      hitsPerPage: 0,
    },
    {
      indexName: productIndex('chrono', locale),
      facetFilters: [FOR_SALE],
      tagFilters,
      attributesToRetrieve: PRODUCT_ATTRIBUTES,
      hitsPerPage: NEWEST_READ,
    },
    ...sold.map(({ category, brand }) => ({
      indexName,
      facetFilters: [FOR_SALE, `categories:${category}`, ...(brand ? [`brand:${brand.slug}`] : [])],
      tagFilters,
      hitsPerPage: 0,
    })),
  ]);
  const top = largest(all?.facets?.['categories'] ?? {});
  const slugs = new Set(
    [...top.map(([slug]) => slug), ...sold.map(({ category }) => category)].flatMap((slug) => [
      slug,
      slug.split('/')[0] ?? slug,
    ]),
  );
  const [named] =
    slugs.size === 0
      ? []
      : await searching<FacetName>([
          nameRequest(locale, 'categories', { slugs: [...slugs], hitsPerPage: slugs.size }),
        ]);
  const names = namesBySlug(named?.hits);
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const popular = sold.map(({ category, brand }, index): PopularKind => ({
    category: { slug: category, name: nameOf(category) },
    brand,
    count: kinds[index]?.nbHits ?? 0,
  }));

  return {
    text: '',
    completions: [],
    brands: [],
    categories: top.map(([slug, count]) => ({
      slug,
      name: nameOf(slug),
      under: rootName(slug, names),
      count,
    })),
    products: suggestedProducts(newest?.hits ?? []),
    popular: popular.filter(({ count }) => count > 0),
    total: all?.nbHits ?? 0,
  };
}

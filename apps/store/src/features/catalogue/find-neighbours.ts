import { SECRET_TAG, productIndex } from '@patine/contract/search/indexes';
import { CARD_ATTRIBUTES, type NumericFilter, type ProductHit } from '@patine/contract/search/record';
import { mostAlike, type Likeness, type Locale, SIMILAR_PRODUCTS_SHOWN } from '@patine/core';
import type { Search, SearchRequest } from '../../lib/search.ts';
import { parentOf } from './category-tree.ts';
import { COMPARED, likenessOfHit, likenessOfProduct, type ComparedHit } from './product-likeness.ts';
import type { Product } from './product.query.ts';

/** Candidates of one query: with the number of queries it bounds the cost, however large the catalogue. */
const CANDIDATES = 16;

/** Search hits with their query id; those that several queries found have none. */
export type FoundProducts = { hits: ProductHit[]; queryID: string | undefined };
export type Neighbours = { similar: FoundProducts; sameSeller: FoundProducts };

const NOTHING: FoundProducts = { hits: [], queryID: undefined };
const NOBODY: Neighbours = { similar: NOTHING, sameSeller: NOTHING };

/** Bounds of the query for products of a like price, as shares of the product's price. */
const PRICE_RANGE = { from: 0.6, to: 1.6 };
/** In hundredths: with few different bounds, the service remembers which products are within them. */
const PRICE_STEP = 1000;

type Condition = { facets: (string | string[])[]; numbers?: NumericFilter[] };

/** The conditions of bounded queries that together find what may be alike, one aspect each. */
function aspectsOf({ category, colors, patterns, styles, brand, sizes, price }: Likeness): Condition[] {
  const kind = category === '' ? [] : [`categories:${category}`];
  const family = parentOf(category);
  const anyOf = (facet: string, values: readonly string[]) => values.map((value) => `${facet}:${value}`);
  const aspect = (facet: string, values: readonly string[]): Condition[] =>
    values.length === 0 ? [] : [{ facets: [...kind, anyOf(facet, values)] }];
  return [
    { facets: kind },
    ...aspect('color', colors),
    ...aspect('size', sizes),
    ...aspect('style', styles),
    ...aspect('pattern', patterns),
    ...(brand === null ? [] : aspect('brand', [brand])),
    {
      facets: kind,
      numbers: [
        `price>=${Math.floor((price * PRICE_RANGE.from) / PRICE_STEP) * PRICE_STEP}`,
        `price<=${Math.ceil((price * PRICE_RANGE.to) / PRICE_STEP) * PRICE_STEP}`,
      ],
    },
    ...(family === '' || colors.length === 0
      ? []
      : [{ facets: [`categories:${family}`, anyOf('color', colors)] }]),
  ];
}

const cardOf = (hit: ComparedHit): ProductHit =>
  Object.fromEntries(
    CARD_ATTRIBUTES.flatMap((name) => (hit[name] === undefined ? [] : [[name, hit[name]]])),
  ) as ProductHit;

/**
 * Products that are most like this one, and others of the same seller, in one search call; empty if the search fails. None of them
 * is sold.
 */
export async function findNeighbours(search: Search, locale: Locale, product: Product): Promise<Neighbours> {
  const likeness = likenessOfProduct(product);
  const indexName = productIndex('relevance', locale);
  const own = String(product.reference);
  // The index has a size by its system; the page has it as labelled, such as « 38 eu ».
  const ownSize: SearchRequest = {
    indexName,
    facetFilters: [`objectID:${own}`],
    attributesToRetrieve: ['size'],
    exhaustiveNbHits: false,
    hitsPerPage: 1,
  };
  const request = ({ facets, numbers = [] }: Condition, hitsPerPage: number): SearchRequest => ({
    indexName,
    facetFilters: ['availability:AVAILABLE', ...facets],
    ...(numbers.length > 0 ? { numericFilters: numbers } : {}),
    tagFilters: [`-${SECRET_TAG}`],
    exhaustiveNbHits: false,
    // One more, because the product itself is left out afterwards.
    hitsPerPage: hitsPerPage + 1,
  });
  try {
    const [indexed, seller, ...aspects] = await search<ComparedHit>([
      ownSize,
      {
        ...request({ facets: [`store:${product.store.slug}`] }, 2 * SIMILAR_PRODUCTS_SHOWN),
        attributesToRetrieve: CARD_ATTRIBUTES,
        clickAnalytics: true,
      },
      ...aspectsOf(likeness).map((aspect) => ({
        ...request(aspect, CANDIDATES),
        attributesToRetrieve: [...CARD_ATTRIBUTES, ...COMPARED],
      })),
    ]);
    const candidates = new Map(
      aspects.flatMap(({ hits }) => hits.map((hit) => [hit.objectID, { ...likenessOfHit(hit), hit }])),
    );
    candidates.delete(own);
    const sizes = indexed?.hits[0]?.size ?? likeness.sizes;
    const similar = mostAlike({ ...likeness, sizes }, [...candidates.values()], SIMILAR_PRODUCTS_SHOWN).map(
      ({ hit }) => cardOf(hit),
    );
    const shown = new Set([own, ...similar.map(({ objectID }) => objectID)]);
    const others = seller?.hits.filter(({ objectID }) => !shown.has(objectID)) ?? [];
    return {
      similar: { hits: similar, queryID: undefined },
      sameSeller: { hits: others.slice(0, SIMILAR_PRODUCTS_SHOWN), queryID: seller?.queryID },
    };
  } catch {
    return NOBODY;
  }
}

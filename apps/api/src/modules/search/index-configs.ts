import { builtInDictionary, type Dictionary } from '@patine/contract/content/dictionary';
import {
  CUSTOM_RANKING,
  FOR_SALE,
  RELEVANCE_RANKING,
  REPLICA_RANKING,
  facetValueIndex,
  productIndex,
  querySuggestionsIndex,
  storeIndex,
} from '@patine/contract/search/indexes';
import { FACETS, HIERARCHICAL_FACETS, NUMERIC_ATTRIBUTES, PRICE_BANDS } from '@patine/contract/search/record';
import { DISCOUNT_RANGES, type Locale, SALE_CONTEXT, showsEnglish } from '@patine/core';
import type { IndexConfig, Language } from '@patine/search';
import { synonymsOf } from './synonyms.ts';

/** Text matching settings, the same for all indexes. */
const wording = {
  ignorePlurals: true,
  removeStopWords: true,
  // Typos match only if there is no exact match: "shirt" must not find "skirt".
  typoTolerance: 'min',
  allowTyposOnNumericTokens: false,
} satisfies Partial<IndexConfig>;

/** The language of the indexed texts. */
const languageOf = (locale: Locale): Language => (showsEnglish(locale) ? 'en' : 'fr');

const SNIPPET_WORDS = 25;

/** The order of facets in DynamicWidgets, and of the values of facets that have an order of their own. */
const FACET_LAYOUT = {
  facetOrdering: {
    facets: {
      order: [
        HIERARCHICAL_FACETS[0],
        'brand',
        'size',
        'color',
        'price',
        'condition',
        'material',
        'years',
        'style',
        'pattern',
        'store',
        'storeCountry',
      ],
    },
    values: {
      brand: { sortRemainingBy: 'count' },
      size: { sortRemainingBy: 'alpha' },
      years: { sortRemainingBy: 'alpha' },
      [HIERARCHICAL_FACETS[0]]: { sortRemainingBy: 'count' },
    },
  },
};

const products = (locale: Locale, dictionary: Dictionary): IndexConfig => ({
  ...wording,
  // A list says what it would find without a word or filter, instead of finding something else.
  removeWordsIfNoResults: 'none',
  name: productIndex('relevance', locale),
  locale: languageOf(locale),
  searchableAttributes: [
    'unordered(name)',
    'unordered(brandName)',
    'unordered(keywords)',
    'unordered(storeName)',
    'unordered(description)',
  ],
  attributesForFaceting: [
    ...[...FACETS, ...HIERARCHICAL_FACETS].map((facet) => `searchable(${facet})`),
    'price',
    PRICE_BANDS,
    'filterOnly(customizable)',
    'filterOnly(acceptsOffers)',
  ],
  numericAttributes: NUMERIC_ATTRIBUTES,
  ranking: RELEVANCE_RANKING,
  customRanking: CUSTOM_RANKING,
  replicas: (['chrono', 'price_asc', 'price_desc', 'sales'] as const).map((order) => ({
    name: productIndex(order, locale),
    ranking: REPLICA_RANKING[order],
  })),
  synonyms: synonymsOf(dictionary),
  rules: [
    {
      objectID: SALE_CONTEXT,
      conditions: [{ context: SALE_CONTEXT }],
      // `discountRange` contains every range up to the discount, so the highest discounts match the most filters.
      consequence: {
        params: {
          optionalFilters: [
            // Scores higher than all discounts together, so that sold items stay behind.
            `${FOR_SALE}<score=${DISCOUNT_RANGES.length + 1}>`,
            ...DISCOUNT_RANGES.map((range) => `discountRange:${range}`),
          ],
        },
      },
    },
  ],
  unretrievableAttributes: ['keywords'],
  // For clients that search the index directly; the store's own searches ask for none of these.
  attributesToHighlight: ['name', 'brandName', 'storeName'],
  attributesToSnippet: [`description:${SNIPPET_WORDS}`],
  renderingContent: FACET_LAYOUT,
});

const facetNames = (locale: Locale): IndexConfig => ({
  ...wording,
  removeWordsIfNoResults: 'allOptional',
  name: facetValueIndex(locale),
  locale: languageOf(locale),
  searchableAttributes: ['name'],
  attributesForFaceting: ['facet', 'filterOnly(slug)'],
  numericAttributes: ['position'],
  customRanking: ['asc(position)'],
  replicas: [],
});

const stores = (locale: Locale): IndexConfig => ({
  ...wording,
  removeWordsIfNoResults: 'allOptional',
  name: storeIndex(locale),
  locale: languageOf(locale),
  searchableAttributes: ['name'],
  attributesForFaceting: ['country', 'filterOnly(slug)'],
  numericAttributes: [],
  customRanking: [],
  replicas: [],
});

/** For clients with Algolia's plugin of query suggestions; the store has suggestions of its own. */
const querySuggestions = (locale: Locale): IndexConfig => ({
  ...wording,
  removeWordsIfNoResults: 'none',
  name: querySuggestionsIndex(locale),
  locale: languageOf(locale),
  searchableAttributes: ['unordered(query)'],
  attributesForFaceting: [],
  numericAttributes: ['popularity'],
  customRanking: ['desc(popularity)'],
  replicas: [],
  attributesToHighlight: ['query'],
});

export const indexConfigs = (locale: Locale, dictionary = builtInDictionary(locale)) => [
  products(locale, dictionary),
  facetNames(locale),
  stores(locale),
  querySuggestions(locale),
];

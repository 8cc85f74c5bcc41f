import { facetValueIndex, productIndex, storeIndex } from '@patine/contract/search/indexes';
import { FACETS, NUMERIC_ATTRIBUTES, PRICE_BANDS } from '@patine/contract/search/record';
import { DISCOUNT_RANGES, type Locale, SALE_CONTEXT, showsEnglish } from '@patine/core';
import type { IndexConfig, Language } from '@patine/search';
import { synonymsIn } from './synonyms.ts';

/** How words are understood, the same in every index of a language. */
const wording = {
  ignorePlurals: true,
  removeStopWords: true,
  // A “shirt” is no “skirt”: words that look alike are found where nothing has the word itself.
  typoTolerance: 'min',
  allowTyposOnNumericTokens: false,
  removeWordsIfNoResults: 'allOptional',
} satisfies Partial<IndexConfig>;

/** The language of the names that are searched. */
const languageOf = (locale: Locale): Language => (showsEnglish(locale) ? 'en' : 'fr');

const products = (locale: Locale): IndexConfig => ({
  ...wording,
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
    ...FACETS.map((facet) => `searchable(${facet})`),
    PRICE_BANDS,
    'filterOnly(customizable)',
    'filterOnly(acceptsOffers)',
  ],
  numericAttributes: NUMERIC_ATTRIBUTES,
  customRanking: ['desc(createdAt)', 'desc(reference)'],
  replicas: [
    { name: productIndex('chrono', locale), ranking: ['desc(createdAt)'] },
    { name: productIndex('price_asc', locale), ranking: ['asc(price)'] },
    { name: productIndex('price_desc', locale), ranking: ['desc(price)'] },
  ],
  synonyms: synonymsIn(languageOf(locale)),
  rules: [
    {
      objectID: SALE_CONTEXT,
      conditions: [{ context: SALE_CONTEXT }],
      // A piece has every range that its discount reaches, so the deepest discounts meet the most.
      consequence: { params: { optionalFilters: DISCOUNT_RANGES.map((range) => `discountRange:${range}`) } },
    },
  ],
  unretrievableAttributes: ['keywords'],
  attributesToHighlight: [],
});

const facetNames = (locale: Locale): IndexConfig => ({
  ...wording,
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
  name: storeIndex(locale),
  locale: languageOf(locale),
  searchableAttributes: ['name'],
  attributesForFaceting: ['country', 'filterOnly(slug)'],
  numericAttributes: [],
  customRanking: [],
  replicas: [],
});

export const indexConfigs = (locale: Locale) => [products(locale), facetNames(locale), stores(locale)];

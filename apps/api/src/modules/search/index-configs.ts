import { facetValueIndex, productIndex, storeIndex } from '@patine/contract/search/indexes';
import { FACETS } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import type { IndexConfig } from '@patine/search';

const products = (locale: Locale): IndexConfig => ({
  name: productIndex('relevance', locale),
  locale,
  searchableAttributes: ['name', 'brandName', 'keywords', 'storeName', 'description'],
  attributesForFaceting: [...FACETS, 'filterOnly(customizable)', 'filterOnly(acceptsOffers)'],
  numericAttributes: ['price', 'discountPercent', 'createdAt', 'reference'],
  customRanking: ['desc(createdAt)', 'desc(reference)'],
  replicas: [
    { name: productIndex('chrono', locale), ranking: ['desc(createdAt)'] },
    { name: productIndex('price_asc', locale), ranking: ['asc(price)'] },
    { name: productIndex('price_desc', locale), ranking: ['desc(price)'] },
  ],
});

const facetNames = (locale: Locale): IndexConfig => ({
  name: facetValueIndex(locale),
  locale,
  searchableAttributes: ['name'],
  attributesForFaceting: ['facet', 'filterOnly(slug)'],
  numericAttributes: ['position'],
  customRanking: ['asc(position)'],
  replicas: [],
});

const stores = (locale: Locale): IndexConfig => ({
  name: storeIndex(locale),
  locale,
  searchableAttributes: ['name'],
  attributesForFaceting: ['country', 'filterOnly(slug)'],
  numericAttributes: [],
  customRanking: [],
  replicas: [],
});

export const indexConfigs = (locale: Locale) => [products(locale), facetNames(locale), stores(locale)];

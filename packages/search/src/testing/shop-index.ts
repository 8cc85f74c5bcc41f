import type { IndexConfig } from '../config.ts';

/** An index configured like the shop's, for tests and the benchmark. */
export const shopIndex: IndexConfig = {
  name: 'products_fr',
  attributesForFaceting: [
    'categories',
    'size',
    'color',
    'material',
    'condition',
    'brand',
    'style',
    'pattern',
    'years',
    'target',
    'family',
    'discountRange',
    'store',
    'drops',
    'availability',
  ],
  searchableAttributes: ['name', 'brandName', 'reference', 'description'],
  numericAttributes: ['price', 'regularPrice', 'discountPercent', 'createdAt'],
  customRanking: ['desc(createdAt)'],
  replicas: [
    { name: 'products_price_asc_fr', ranking: ['asc(price)'] },
    { name: 'products_price_desc_fr', ranking: ['desc(price)'] },
    { name: 'products_chronological_fr', ranking: ['desc(createdAt)'] },
  ],
  locale: 'fr',
  ignorePlurals: true,
  attributesToHighlight: [],
};

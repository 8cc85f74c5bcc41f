/** Editors' pages that the store itself leads to, by name; the slug is the same in every language. */
export const LINKED_PAGES = [
  'accessibility',
  'cookies',
  'delivery',
  'help',
  'legal-notice',
  'privacy',
  'ranking',
  'returns',
  'terms',
  'types-of-items',
] as const;
export type LinkedPage = (typeof LINKED_PAGES)[number];

/** The store leads to this one too, by a slug of each language. */
export const SELLER_PAGE = 'become-seller';

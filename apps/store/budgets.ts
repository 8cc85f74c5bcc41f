import type { PageName } from './src/pages.ts';

/** Limits in kB (1,000 bytes) of JavaScript, compressed with brotli; budgets.test.ts holds the build to them. */
export type PageBudget = {
  /** First view: entry, page, loader and one language's words, with all that these import. */
  limit: number;
  /** Where it is to get to. */
  aim: number;
};

const shopping: PageBudget = { limit: 150, aim: 115 };
/** Forms, and what checks them, are more than a page to look at. */
const filling: PageBudget = { limit: 155, aim: 120 };

export const PAGE_BUDGETS: Record<PageName, PageBudget> = {
  home: shopping,
  shop: shopping,
  product: shopping,
  login: shopping,
  register: filling,
  cart: shopping,
  checkout: filling,
  'order-confirm': shopping,
  account: shopping,
  'account-orders': shopping,
  'account-order': shopping,
  'account-addresses': shopping,
  'account-address-new': filling,
  'account-address': filling,
};

export type ChunkBudget = { limit: number; reason: string };

/** Chunks by what Vite calls them: a page's folder, a source's path, or the name of what several pages share. */
export const CHUNK_BUDGETS: Record<string, ChunkBudget> = {
  'src/entry-client.tsx': {
    limit: 115,
    reason: 'React, router, query client and messages, with header and footer: every page begins with them',
  },
  'virtual:messages/fr': { limit: 11, reason: 'every word of the shop in French, parsed while building' },
  'virtual:messages/en': { limit: 10, reason: 'every word of the shop in English, parsed while building' },
  'pages/home': { limit: 7, reason: 'the content blocks: any of them may be on it' },
  'pages/shop': { limit: 12, reason: 'filters, sort and pages answer without a document anew' },
  'pages/product': { limit: 10, reason: 'gallery, buying and structured data' },
  'pages/checkout': { limit: 9, reason: 'three sections that open one after the other' },
  'src/features/addresses/phone.ts': {
    limit: 27,
    reason: 'phone numbers of every country; fetched when one is typed',
  },
  'src/cms/markdown.ts': {
    limit: 15,
    reason:
      "a Markdown parser; fetched when the page changes in place to one with text from the shop's editors",
  },
  algoliasearch: { limit: 6, reason: 'the search client; fetched when a browser first searches' },
  dist: { limit: 12, reason: "Radix's dialog with its focus trap; fetched when one opens" },
};

/** What a chunk may take that has no reason to be large. */
export const CHUNK_LIMIT = 6;

import type { PageName } from './src/pages.ts';

/** Limits in kB (1,000 bytes) of JavaScript, compressed with brotli; checked by budgets.test.ts. */
export type PageBudget = {
  /** First view: entry, page, loader and one language's messages, with all their imports, and what starts a visit. */
  limit: number;
  /** Target to reach later. */
  aim: number;
};

/** Where most visitors land. */
const landing: PageBudget = { limit: 115, aim: 110 };
const shopping: PageBudget = { limit: 142, aim: 115 };
/** Pages with forms and their validation. */
const filling: PageBudget = { limit: 143, aim: 120 };

/** The preview of the page editor can contain any block. */
const showing: PageBudget = { limit: 125, aim: 115 };

/** Address, delivery, relay points and payment are on one page. */
const paying: PageBudget = { limit: 158, aim: 130 };

export const PAGE_BUDGETS: Record<PageName, PageBudget> = {
  home: landing,
  shop: landing,
  product: landing,
  seller: shopping,
  drops: shopping,
  'drops-soon': shopping,
  drop: shopping,
  'drop-alert': shopping,
  brands: shopping,
  article: shopping,
  landing: shopping,
  'jeans-calculator': shopping,
  login: shopping,
  register: filling,
  'reset-password': shopping,
  'change-password': shopping,
  'confirm-email': shopping,
  wishlist: shopping,
  cart: shopping,
  checkout: paying,
  'order-confirm': shopping,
  account: shopping,
  'account-orders': shopping,
  'account-order': shopping,
  'account-order-returns': shopping,
  withdrawal: shopping,
  'account-returns': shopping,
  'account-return': shopping,
  'account-details': filling,
  'account-languages': filling,
  'account-sizes': filling,
  'account-addresses': shopping,
  'account-address-new': filling,
  'account-address': filling,
  'account-searches': shopping,
  'account-search-new': filling,
  'account-offers': shopping,
  alerts: shopping,
  'seller-offer': shopping,
  'account-emails': shopping,
  emails: shopping,
  newsletter: shopping,
  'newsletter-confirm': shopping,
  'page-editor': shopping,
  'page-preview': showing,
};

export type VisitBudget = {
  /** Files for a visitor who neither scrolls nor presses, on a telephone. */
  requests: number;
  scripts: number;
  /** kB of these scripts, compressed with brotli. */
  scriptKb: number;
};

/** Checked by e2e/first-visit.spec.ts. */
export const VISIT_BUDGETS = {
  home: { requests: 22, scripts: 12, scriptKb: 112 },
  shop: { requests: 22, scripts: 12, scriptKb: 115 },
  product: { requests: 22, scripts: 12, scriptKb: 115 },
} satisfies Partial<Record<PageName, VisitBudget>>;

export type ChunkBudget = { limit: number; reason: string };

/** Chunks by Vite's names: a page's folder, a source path, or the name of a shared chunk. */
export const CHUNK_BUDGETS: Record<string, ChunkBudget> = {
  react: { limit: 60, reason: 'React and its DOM: every page begins with them' },
  libraries: { limit: 25, reason: 'what renders a page in place, asks for its data and speaks its language' },
  'src/lib/browser-router.ts': {
    limit: 19,
    reason: 'the router: fetched once somebody seems about to go on',
  },
  'src/entry-client.tsx': {
    limit: 18,
    reason: 'header and what else every page has around it',
  },
  'product-parts': {
    limit: 12.6,
    reason:
      "a product's price, what is around and below it, and a figure for each length of sleeve; fetched once somebody uses the page",
  },
  'shop-parts': {
    limit: 8.3,
    reason:
      'filters with their counts, size systems and waists of jeans, and cards of a list; fetched once somebody uses the page',
  },
  'frame-parts': {
    limit: 7.1,
    reason:
      'footer, hello bar, search field, progress bar and links of the phone menu; fetched once somebody uses the page',
  },
  'virtual:messages/fr': {
    limit: 3,
    reason: 'the words of the first pages in French, parsed while building',
  },
  'virtual:messages/en': {
    limit: 2,
    reason: 'the words of the first pages in English, parsed while building',
  },
  AddressEditor: { limit: 7, reason: 'the form of an address, which is completed while one types' },
  'virtual:messages/fr/buying': { limit: 5, reason: 'the words from the cart to the payment in French' },
  'virtual:messages/fr/later': {
    limit: 11,
    reason: 'the words of parts that are hydrated when they are used, in French; fetched then',
  },
  'virtual:messages/en/later': {
    limit: 9,
    reason: 'the words of parts that are hydrated when they are used, in English; fetched then',
  },
  'virtual:messages/fr/account': { limit: 8, reason: 'the words of the account and its forms in French' },
  'virtual:messages/en/account': { limit: 7, reason: 'the words of the account and its forms in English' },
  'pages/checkout': { limit: 8, reason: 'three sections that open one after the other' },
  'src/features/addresses/phone.ts': {
    limit: 27,
    reason: 'phone numbers of every country; fetched when one is typed',
  },
  markdown: {
    limit: 16,
    reason:
      "a Markdown parser, with tables; fetched when the page changes in place to one with text from the shop's editors",
  },
  'src/page-editor/PageEditor.tsx': {
    limit: 30,
    reason: 'the page editor: the example of every block, and what writes a page; nobody else fetches it',
  },
  'page-editor-schemas': {
    limit: 31,
    reason: 'the schemas of every block and document, and what checks them; fetched with the page editor',
  },
  'page-editor-parts': {
    limit: 22.2,
    reason: 'what the screens of the page editor share, pickers and unsaved work among it; fetched with it',
  },
  'src/page-editor/rich-text/RichTextField.tsx': {
    limit: 103,
    reason: 'ProseMirror and its Markdown; fetched when an editor writes a text with its formatting',
  },
  'src/page-editor/EditorLists.tsx': {
    limit: 8,
    reason: 'the lists of the page editor; fetched with it',
  },
  'virtual:messages/fr/editing': { limit: 12, reason: 'the messages of the page editor in French' },
  'virtual:messages/en/editing': { limit: 10, reason: 'the messages of the page editor in English' },
  'virtual:messages/fr/screens': { limit: 11, reason: 'the messages of its other screens in French' },
  'virtual:messages/en/screens': { limit: 10, reason: 'the messages of its other screens in English' },
  'src/features/consent/dialog.ts': {
    limit: 11,
    reason: 'the banner and its choices, with their look; fetched on idle where there is something to ask',
  },
  'src/features/error-reports/sentry.ts': {
    limit: 19,
    reason: "Sentry's client, which reads the stacks of every browser; fetched after consent",
  },
  algoliasearch: { limit: 6, reason: 'the search client; fetched when a browser first searches' },
  'use-focus-return': { limit: 12, reason: "Radix's dialog with its focus trap; fetched when one opens" },
};

/** Limit of every other chunk. */
export const CHUNK_LIMIT = 6;

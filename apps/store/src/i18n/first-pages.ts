import type { PageName } from '../pages.ts';

/** Common landing pages: their messages load first, and these pages wait for no others. */
export const FIRST_PAGES: ReadonlySet<PageName> = new Set(['home', 'shop', 'product']);

/** The other messages load with the pages that use them: `later` with lazy parts of the first pages, `server` never in a browser. */
export const MESSAGE_GROUPS = [
  'reading',
  'entry',
  'buying',
  'confirmation',
  'orders',
  'account',
  'editing',
  'later',
  'server',
] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

const GROUPS: Partial<Record<PageName, MessageGroup>> = {
  article: 'reading',
  landing: 'reading',
  brands: 'reading',
  seller: 'reading',
  login: 'entry',
  register: 'entry',
  'reset-password': 'entry',
  'change-password': 'entry',
  'confirm-email': 'entry',
  cart: 'buying',
  checkout: 'buying',
  'order-confirm': 'confirmation',
  wishlist: 'reading',
  drops: 'reading',
  'drops-soon': 'reading',
  drop: 'reading',
  'drop-alert': 'reading',
  'account-orders': 'orders',
  'account-order': 'orders',
  'account-order-returns': 'orders',
  'account-returns': 'orders',
  'account-return': 'orders',
  withdrawal: 'orders',
  'page-editor': 'editing',
  'page-preview': 'editing',
};

/** A page without a group of its own uses the account's messages. */
export const messageGroupOf = (page: PageName): MessageGroup => GROUPS[page] ?? 'account';

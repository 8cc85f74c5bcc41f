import type { PageName } from '../pages.ts';

/** Pages that people arrive on: their words come first, and are all that these pages wait for. */
export const FIRST_PAGES: ReadonlySet<PageName> = new Set(['home', 'shop', 'product']);

/**
 * The other words travel with who uses them; `later` are those of what pages fetch when it is used, `server` those that
 * no browser needs.
 */
export const MESSAGE_GROUPS = [
  'reading',
  'entry',
  'buying',
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
  'order-confirm': 'buying',
  wishlist: 'buying',
  drops: 'buying',
  'drops-soon': 'buying',
  'account-orders': 'orders',
  'account-order': 'orders',
  'account-order-returns': 'orders',
  'account-returns': 'orders',
  'account-return': 'orders',
  withdrawal: 'orders',
  'page-editor': 'editing',
  'page-preview': 'editing',
};

/** Pages that nobody arrives on in passing are of the account, or like it. */
export const messageGroupOf = (page: PageName): MessageGroup => GROUPS[page] ?? 'account';

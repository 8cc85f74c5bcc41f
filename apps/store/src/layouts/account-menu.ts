import type { Locale } from '@patine/core';
import type { PageName } from '../pages.ts';
import { paths } from '../paths.ts';

type AccountMenuEntry = {
  titleId: string;
  path: (locale: Locale) => string;
  /** The entry's page and its detail pages. */
  pages: readonly PageName[];
};

type AccountMenuGroup = { labelId: string; entries: readonly AccountMenuEntry[] };

/** In display order. */
export const ACCOUNT_MENU: readonly AccountMenuGroup[] = [
  {
    labelId: 'account.menu.purchases',
    entries: [
      {
        titleId: 'account-orders.title',
        path: paths.orders,
        pages: ['account-orders', 'account-order', 'account-order-returns', 'withdrawal'],
      },
      {
        titleId: 'account-returns.title',
        path: paths.returns,
        pages: ['account-returns', 'account-return'],
      },
      { titleId: 'account-offers.title', path: paths.offers, pages: ['account-offers'] },
    ],
  },
  {
    labelId: 'account.menu.profile',
    entries: [
      { titleId: 'account-details.title', path: paths.details, pages: ['account-details'] },
      { titleId: 'account-sizes.title', path: paths.sizes, pages: ['account-sizes'] },
      {
        titleId: 'account-addresses.title',
        path: paths.addresses,
        pages: ['account-addresses', 'account-address', 'account-address-new'],
      },
      { titleId: 'account-languages.title', path: paths.languages, pages: ['account-languages'] },
    ],
  },
  {
    labelId: 'account.menu.news',
    entries: [
      {
        titleId: 'saved-searches.title',
        path: paths.searches,
        pages: ['account-searches', 'account-search-new'],
      },
      { titleId: 'account-emails.title', path: paths.accountEmails, pages: ['account-emails'] },
    ],
  },
];

import { AccountLayout as Columns } from '@patine/ui/account-layout/AccountLayout';
import type { Locale } from '@patine/core';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { LogoutButton } from '../features/session/LogoutButton.tsx';
import { useLocale } from '../lib/store-context.tsx';
import { useEarlyInput } from '../lib/use-early-input.ts';
import { matchPage, type PageName } from '../pages.ts';
import { paths } from '../paths.ts';
import { ACCOUNT_MENU } from './account-menu.ts';
import { ServiceLayout } from './ServiceLayout.tsx';

/** The list that each detail page links back to. */
const LISTS: Partial<Record<PageName, { titleId: string; path: (locale: Locale) => string }>> = {
  'account-order': { titleId: 'account-orders.title', path: paths.orders },
  'account-return': { titleId: 'account-returns.title', path: paths.returns },
};

/** The account's menu, within the shop's layout. */
export function AccountLayout() {
  useEarlyInput();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const page = matchPage(useLocation().pathname)?.name;
  const groups = ACCOUNT_MENU.map(({ labelId, entries }) => ({
    label: formatMessage({ id: labelId }),
    entries: entries.map(({ titleId, path }) => ({
      label: formatMessage({ id: titleId }),
      href: path(locale),
    })),
  }));
  const shown =
    page && ACCOUNT_MENU.flatMap(({ entries }) => entries).find(({ pages }) => pages.includes(page));
  const list = page && LISTS[page];
  const back = list
    ? { label: formatMessage({ id: list.titleId }), href: list.path(locale), always: true }
    : { label: formatMessage({ id: 'account.title' }), href: paths.account(locale) };

  return (
    <ServiceLayout>
      <Columns
        groups={groups}
        current={shown?.path(locale)}
        back={shown ? back : undefined}
        logout={<LogoutButton />}
      >
        <Outlet />
      </Columns>
    </ServiceLayout>
  );
}

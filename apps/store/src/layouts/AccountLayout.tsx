import { AccountLayout as Columns } from '@patine/ui/account-layout/AccountLayout';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { LogoutButton } from '../features/session/LogoutButton.tsx';
import { useLocale } from '../lib/store-context.tsx';
import { matchPage } from '../pages.ts';
import { paths } from '../paths.ts';

/** The account's own menu, under the shop's header. */
export function AccountLayout() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const page = matchPage(useLocation().pathname)?.name;
  const entries = [
    { label: formatMessage({ id: 'account-orders.title' }), href: paths.orders(locale) },
    { label: formatMessage({ id: 'account-addresses.title' }), href: paths.addresses(locale) },
  ];
  const current = page?.startsWith('account-order')
    ? paths.orders(locale)
    : page?.startsWith('account-address')
      ? paths.addresses(locale)
      : undefined;
  const isDetail = page === 'account-order';
  const back = isDetail
    ? { label: formatMessage({ id: 'account-orders.title' }), href: paths.orders(locale), always: true }
    : { label: formatMessage({ id: 'account.title' }), href: paths.account(locale) };

  return (
    <Columns entries={entries} current={current} back={current ? back : undefined} logout={<LogoutButton />}>
      <Outlet />
    </Columns>
  );
}

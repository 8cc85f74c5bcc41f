import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { orderCountQuery } from '../../features/orders/order-count.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** The width from which AccountLayout shows menu and page side by side. */
const WIDE = '(min-width: 60em)';

/** The menu alone on narrow screens; on wide ones, known only in the browser, it redirects to the orders. */
export default function AccountPage() {
  const locale = useLocale();
  const navigate = useNavigate();
  // The menu renders without waiting for the count.
  const { data: orderCount = 0 } = useQuery(orderCountQuery(useApi()));
  useEffect(() => {
    if (matchMedia(WIDE).matches) void navigate(paths.orders(locale), { replace: true });
  }, [navigate, locale]);
  return (
    <>
      <PageHead titleId="account.title" noindex />
      <PageHeading
        title={<FormattedMessage id="account.title" />}
        aside={
          orderCount > 0 ? <FormattedMessage id="account.orders" values={{ count: orderCount }} /> : null
        }
      />
    </>
  );
}

import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Where the menu and a page stand side by side (AccountLayout's own width). */
const WIDE = '(min-width: 60em)';

/** The menu by itself on a narrow screen; a wide one, which only the browser knows of, goes to the orders. */
export default function Page() {
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    if (matchMedia(WIDE).matches) void navigate(paths.orders(locale), { replace: true });
  }, [navigate, locale]);
  return (
    <>
      <PageHead titleId="account.title" noindex />
      <PageHeading title={<FormattedMessage id="account.title" />} />
    </>
  );
}

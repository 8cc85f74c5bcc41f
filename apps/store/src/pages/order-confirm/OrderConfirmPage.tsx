import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Confirmation } from './Confirmation.tsx';

export default function OrderConfirmPage() {
  const { id } = useParams();
  const locale = useLocale();
  return (
    <>
      <PageHead titleId="order-confirm.title" noindex />
      {id === undefined ? (
        <EmptyState
          level={1}
          title={<FormattedMessage id="order-confirm.none.title" />}
          action={
            <Button asChild>
              <Link href={paths.orders(locale)}>
                <FormattedMessage id="order-confirm.orders" />
              </Link>
            </Button>
          }
        >
          <FormattedMessage id="order-confirm.none.text" />
        </EmptyState>
      ) : (
        <Confirmation key={id} id={id} />
      )}
    </>
  );
}

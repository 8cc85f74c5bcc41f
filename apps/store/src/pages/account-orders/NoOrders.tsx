import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export function NoOrders() {
  const locale = useLocale();
  return (
    <EmptyState
      title={<FormattedMessage id="account-orders.empty.title" />}
      action={
        <Button asChild>
          <Link href={paths.shop(locale)}>
            <FormattedMessage id="cart.empty.action" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="account-orders.empty.text" />
    </EmptyState>
  );
}

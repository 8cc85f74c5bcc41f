import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export function EmptyCart() {
  const locale = useLocale();
  return (
    <EmptyState
      title={<FormattedMessage id="cart.empty.title" />}
      action={
        <Button asChild>
          <Link href={paths.shop(locale)}>
            <FormattedMessage id="cart.empty.action" />
          </Link>
        </Button>
      }
    >
      <FormattedMessage id="cart.empty.text" />
    </EmptyState>
  );
}

import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** Says of an abandoned order that nothing is to be paid, and leads back to the cart. */
export function NotPaid() {
  const locale = useLocale();
  return (
    <Alert className="mb-5" title={<FormattedMessage id="order-confirm.abandoned.title" />}>
      <p>
        <FormattedMessage id="account-order.abandoned.text" />
      </p>
      <Button asChild size="sm" className="mt-3">
        <Link href={paths.cart(locale)}>
          <FormattedMessage id="checkout.backToCart" />
        </Link>
      </Button>
    </Alert>
  );
}

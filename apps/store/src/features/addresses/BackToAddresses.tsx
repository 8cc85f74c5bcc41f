import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export function BackToAddresses() {
  const locale = useLocale();
  return (
    <Button asChild tone="quiet">
      <Link href={paths.addresses(locale)}>
        <FormattedMessage id="checkout.cancel" />
      </Link>
    </Button>
  );
}

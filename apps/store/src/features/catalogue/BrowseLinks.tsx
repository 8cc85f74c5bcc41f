import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** From an empty list of one's own into the shop: all pieces, or the drops. */
export function BrowseLinks() {
  const locale = useLocale();
  return (
    <>
      <Button asChild>
        <Link href={paths.shop(locale)}>
          <FormattedMessage id="cart.empty.action" />
        </Link>
      </Button>
      <Button asChild tone="line">
        <Link href={paths.drops(locale)}>
          <FormattedMessage id="drops.toLive" />
        </Link>
      </Button>
    </>
  );
}

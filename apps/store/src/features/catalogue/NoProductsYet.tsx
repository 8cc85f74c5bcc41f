import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { Suggestions } from './Suggestions.tsx';

/** Pages that can be empty. */
type Place = 'account-orders' | 'wishlist';

export type NoProductsYetProps = {
  /** Prefix of the message ids. */
  messagePrefix: Place;
};

/** Empty state with a link to the shop, and pieces that may fit. */
export function NoProductsYet({ messagePrefix }: NoProductsYetProps) {
  const locale = useLocale();
  return (
    <>
      <EmptyState
        title={<FormattedMessage id={`${messagePrefix}.empty.title`} />}
        action={
          <Button asChild>
            <Link href={paths.shop(locale)}>
              <FormattedMessage id="cart.empty.action" />
            </Link>
          </Button>
        }
      >
        <FormattedMessage id={`${messagePrefix}.empty.text`} />
      </EmptyState>
      <Suggestions />
    </>
  );
}

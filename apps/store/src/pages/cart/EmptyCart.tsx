import { Button } from '@patine/ui/button/Button';
import { EmptyState } from '@patine/ui/empty-state/EmptyState';
import { Link } from '@patine/ui/link/Link';
import { FormattedMessage } from 'react-intl';
import { RemovedItem } from '../../features/cart/RemovedItem.tsx';
import type { Cart } from '../../features/cart/cart.query.ts';
import { Suggestions } from '../../features/catalogue/Suggestions.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

/** A cart without items: the last removed one, ways to others, and pieces that may fit. */
export function EmptyCart({ cart }: { cart: Cart | undefined }) {
  const locale = useLocale();
  return (
    <>
      <RemovedItem cart={cart} />
      <EmptyState
        title={<FormattedMessage id="cart.empty.title" />}
        action={
          <>
            <Button asChild>
              <Link href={paths.shop(locale)}>
                <FormattedMessage id="cart.empty.action" />
              </Link>
            </Button>
            <Button asChild tone="line">
              <Link href={paths.wishlist(locale)}>
                <FormattedMessage id="cart.empty.wishlist" />
              </Link>
            </Button>
          </>
        }
      >
        <FormattedMessage id="cart.empty.text" />
      </EmptyState>
      <Suggestions />
    </>
  );
}

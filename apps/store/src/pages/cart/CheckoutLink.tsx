import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export type CheckoutLinkProps = {
  /** True while the cart has an unavailable item. */
  blocked: boolean;
  /** True while the total is recalculated. */
  updating: boolean;
  /** True where the reason is beside it already: then only screen readers are told. */
  brief?: boolean;
};

/** Link to checkout; while something prevents it, a disabled button with the reason. */
export function CheckoutLink({ blocked, updating, brief = false }: CheckoutLinkProps) {
  const locale = useLocale();
  const reasonId = useId();
  if (blocked)
    return (
      <div className="grid gap-2">
        <Button block disabled aria-describedby={reasonId}>
          <FormattedMessage id="cart.checkout" />
        </Button>
        <p id={reasonId} className={brief ? 'sr-only' : 'text-sm text-garance'}>
          <FormattedMessage id="cart.blocked.text" />
        </p>
      </div>
    );
  if (updating)
    return (
      <Button block loading>
        <FormattedMessage id="cart.checkout" />
      </Button>
    );
  return (
    <Button asChild block>
      <Link href={paths.checkout(locale)}>
        <FormattedMessage id="cart.checkout" />
      </Link>
    </Button>
  );
}

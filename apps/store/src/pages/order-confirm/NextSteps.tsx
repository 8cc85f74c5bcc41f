import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { TextLink } from '@patine/ui/text-link/TextLink';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

export type NextStepsProps = {
  /** True where the cart is the main way. */
  toCart?: boolean;
  /** A button before them. */
  children?: ReactNode;
};

/** From a payment that is not confirmed to the cart and to the orders. */
export function NextSteps({ toCart = false, children }: NextStepsProps) {
  const locale = useLocale();
  const label = <FormattedMessage id="checkout.backToCart" />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {children}
      {toCart ? (
        <Button asChild>
          <Link href={paths.cart(locale)}>{label}</Link>
        </Button>
      ) : (
        <TextLink href={paths.cart(locale)}>{label}</TextLink>
      )}
      <TextLink href={paths.orders(locale)}>
        <FormattedMessage id="order-confirm.orders" />
      </TextLink>
    </div>
  );
}

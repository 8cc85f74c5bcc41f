import { Money } from '@patine/ui/money/Money';
import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { CheckoutLink, type CheckoutLinkProps } from './CheckoutLink.tsx';

/** Total and link to checkout where the summary is below the items: in reach while scrolling, and at rest below the summary. */
export const CheckoutBar = ({ total, ...link }: CheckoutLinkProps & { total: MoneyValue }) => (
  <div
    data-slot="checkout-bar"
    className="sticky bottom-0 z-sticky -mx-(--gutter) grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 border-t border-line bg-paper px-(--gutter) py-2 xl:hidden"
  >
    <p className="grid">
      <span className="text-sm text-muted">
        <FormattedMessage id="ui.price-details.total" />
      </span>
      <Money value={total} exact className="text-lg font-bold" />
    </p>
    <CheckoutLink {...link} />
  </div>
);

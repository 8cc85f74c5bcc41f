import type { Money as MoneyValue } from '@patine/core';
import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../badge/Badge.tsx';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { Money } from '../money/Money.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { priceVariants } from './price.variants.ts';

export type PriceProps = ComponentPropsWithRef<'p'> &
  Pick<VariantProps<typeof priceVariants>, 'size' | 'past'> & {
    /** Current price. */
    current: MoneyValue;
    /** The lowest price of the last thirty days, when the current one is lower. */
    regular?: MoneyValue | undefined;
    /** Discount in whole percent, computed by the server. */
    percent?: number | undefined;
    /** True when other variants cost more. */
    from?: boolean;
  };

export function Price({
  current,
  regular,
  percent,
  from = false,
  size,
  past,
  className,
  ...rest
}: PriceProps) {
  const bad = badPrice(current, regular, percent);
  if (bad) devWarning('Price', bad);
  // An invalid price is not displayed as a reduction, because the law regulates crossed-out prices.
  const reduced = regular !== undefined && !bad;
  return (
    <p data-slot="price" className={priceVariants({ size, past, reduced, className })} {...rest}>
      <span data-slot="price-current" className="font-bold">
        {from ? <FormattedMessage id="ui.price.from" values={{ price: <Money value={current} /> }} /> : null}
        {from ? null : <Money value={current} />}
      </span>
      {reduced ? (
        <s className="text-muted">
          <VisuallyHidden>
            <FormattedMessage id="ui.price.insteadOf" />{' '}
          </VisuallyHidden>
          <Money value={regular} />
        </s>
      ) : null}
      {reduced && percent && !past ? (
        <Badge tone="discount" dir="ltr" className="self-center">
          <FormattedMessage id="ui.price.discount" values={{ percent }} />
        </Badge>
      ) : null}
    </p>
  );
}

function badPrice(current: MoneyValue, regular?: MoneyValue, percent?: number): string | null {
  if (current.amount < 0) return `got a negative amount: ${current.amount}`;
  if (regular === undefined) return null;
  if (!(regular.amount > current.amount))
    return `got ${regular.amount} as the regular price of ${current.amount}`;
  if (percent !== undefined && !(percent >= 0 && percent < 100))
    return `got a reduction of ${percent} percent`;
  return null;
}

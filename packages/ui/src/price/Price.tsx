import type { Money as MoneyValue } from '@patine/core';
import type { VariantProps } from 'class-variance-authority';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../badge/Badge.tsx';
import { Money } from '../money/Money.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { priceVariants } from './price.variants.ts';

export type PriceProps = Pick<VariantProps<typeof priceVariants>, 'size' | 'past'> & {
  /** What one pays. */
  current: MoneyValue;
  /** The lowest price of the last thirty days, when the current one is below. */
  regular?: MoneyValue | undefined;
  /** Whole percent taken off the regular price, from the server. */
  percent?: number | undefined;
  /** True when other variants cost more. */
  from?: boolean;
  className?: string;
};

export function Price({ current, regular, percent, from = false, size, past, className }: PriceProps) {
  const reduced = regular !== undefined;
  return (
    <p data-slot="price" className={priceVariants({ size, past, reduced, className })}>
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
        <Badge tone="discount" className="self-center">
          <FormattedMessage id="ui.price.discount" values={{ percent }} />
        </Badge>
      ) : null}
    </p>
  );
}

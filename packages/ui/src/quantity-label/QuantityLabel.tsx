import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { complain } from '../complain/complain.ts';
import { quantityLabelVariants } from './quantity-label.variants.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export type QuantityLabelProps = Omit<ComponentPropsWithRef<'span'>, 'children'> &
  VariantProps<typeof quantityLabelVariants> & {
    /** How many: a whole number from 0. */
    count: number;
  };

/** How many pieces there are in a list (words), or of one line (times). */
export function QuantityLabel({ count, look = 'words', className, ...rest }: QuantityLabelProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (!(count >= 0 && Number.isFinite(count))) {
    complain('QuantityLabel', `got a count of ${count}`);
    return null;
  }
  return (
    <span data-slot="quantity-label" className={cx(quantityLabelVariants({ look }), className)} {...rest}>
      {look === 'times' ? (
        <>
          <span aria-hidden>×&nbsp;{formatNumber(count)}</span>
          <VisuallyHidden>{formatMessage({ id: 'ui.quantity-label.quantity' }, { count })}</VisuallyHidden>
        </>
      ) : (
        formatMessage({ id: 'ui.quantity-label.pieces' }, { count })
      )}
    </span>
  );
}

import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { formatMoney, type Money as MoneyValue } from '@patine/core';
import { useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';

export type MoneyProps = ComponentPropsWithRef<'span'> & {
  /** Hundredths with their currency. */
  value: MoneyValue;
  /** True in totals, where amounts are aligned; false omits the hundredths of a whole amount. */
  exact?: boolean;
};

export function Money({ value, exact = false, className, ...rest }: MoneyProps) {
  const { locale } = useIntl();
  const known = Number.isFinite(value.amount);
  if (!known) devWarning('Money', `got an amount of ${value.amount}`);
  return (
    <span data-slot="money" className={cx('whitespace-nowrap tabular-nums', className)} {...rest}>
      {known ? formatMoney(value, locale, exact) : '–'}
    </span>
  );
}

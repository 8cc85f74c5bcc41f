import type { Money as MoneyValue } from '@patine/core';
import { useIntl } from 'react-intl';

export type MoneyProps = {
  /** Hundredths with their currency. */
  value: MoneyValue;
  /** True in sums, where 161,00 stands under 7,40; false drops the hundredths of a whole amount. */
  exact?: boolean;
};

export function Money({ value, exact = false }: MoneyProps) {
  const { formatNumber } = useIntl();
  return (
    <span data-slot="money" className="whitespace-nowrap tabular-nums">
      {formatNumber(value.amount / 100, {
        style: 'currency',
        currency: value.currency,
        trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
      })}
    </span>
  );
}

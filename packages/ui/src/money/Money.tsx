import type { Money as MoneyValue } from '@patine/core';
import { FormattedNumber } from 'react-intl';

export type MoneyProps = {
  /** Hundredths with their currency. */
  value: MoneyValue;
  /** True in sums, where 161,00 stands under 7,40; false drops the hundredths of a whole amount. */
  exact?: boolean;
};

export function Money({ value, exact = false }: MoneyProps) {
  return (
    <FormattedNumber
      value={value.amount / 100}
      style="currency"
      currency={value.currency}
      trailingZeroDisplay={exact ? 'auto' : 'stripIfInteger'}
    >
      {(parts) => <span className="whitespace-nowrap tabular-nums">{parts}</span>}
    </FormattedNumber>
  );
}

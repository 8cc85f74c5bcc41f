import { instalments, type Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import { usePaymentOptions } from './use-payment-options.ts';

export type InstalmentsProps = {
  /** The amount that is paid in parts. */
  sum: MoneyValue;
  /** True beside totals, which keep the hundredths of whole amounts; prices of products drop them. */
  exact?: boolean;
};

/** The amounts of an instalment payment; nothing if no provider offers it for this total. */
export function Instalments({ sum, exact = false }: InstalmentsProps) {
  const [first, second] = instalments(sum, usePaymentOptions()?.instalments ?? []) ?? [];
  if (!first) return null;
  return (
    <FormattedMessage
      id={`instalments.${second ? 'uneven' : 'even'}`}
      values={{
        count: first.count,
        price: <Money value={first.part} exact={exact} />,
        restCount: second?.count,
        rest: second ? <Money value={second.part} exact={exact} /> : null,
      }}
    />
  );
}

import { instalments, type Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';
import { FormattedMessage } from 'react-intl';
import { usePaymentOptions } from './use-payment-options.ts';

/** The amounts of an instalment payment; nothing if no provider offers it for this total. */
export function Instalments({ sum }: { sum: MoneyValue }) {
  const [first, second] = instalments(sum, usePaymentOptions()?.instalments ?? []) ?? [];
  if (!first) return null;
  return (
    <FormattedMessage
      id={`instalments.${second ? 'uneven' : 'even'}`}
      values={{
        count: first.count,
        price: <Money value={first.part} exact />,
        restCount: second?.count,
        rest: second ? <Money value={second.part} exact /> : null,
      }}
    />
  );
}

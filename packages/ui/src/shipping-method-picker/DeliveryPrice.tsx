import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';

/** The price of a shipping method; zero is shown as free. */
export const DeliveryPrice = ({ value }: { value: MoneyValue }) =>
  value.amount === 0 ? (
    <FormattedMessage id="ui.shipping-method-picker.free" />
  ) : (
    <Money value={value} exact />
  );

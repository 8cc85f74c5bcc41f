import type { Money as MoneyValue } from '@patine/core';
import { FormattedMessage } from 'react-intl';
import { Money } from '../money/Money.tsx';

/** What a delivery costs; one that costs nothing is free, and no price of 0. */
export const DeliveryPrice = ({ value }: { value: MoneyValue }) =>
  value.amount === 0 ? (
    <FormattedMessage id="ui.shipping-method-picker.free" />
  ) : (
    <Money value={value} exact />
  );

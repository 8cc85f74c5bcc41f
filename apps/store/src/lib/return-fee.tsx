import type { Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';

/** Values of a message about what returning a parcel costs. */
export const returnFeeValues = (fee: MoneyValue) => ({
  isFree: fee.amount === 0 ? 'yes' : 'no',
  fee: <Money value={fee} exact />,
});

import type { Money as MoneyValue } from '@patine/core';
import { Money } from '@patine/ui/money/Money';

/** The values of a message that tells what sending a parcel back costs, if anything. */
export const returnFeeValues = (fee: MoneyValue) => ({
  isFree: fee.amount === 0 ? 'yes' : 'no',
  fee: <Money value={fee} exact />,
});

import { type Money, RETURN_WINDOW_DAYS } from '@patine/core';
import type { MerchantReturnPolicy } from 'schema-dts';
import { monetaryAmount } from './money.ts';

const FREE = 'https://schema.org/FreeReturn';
const SHIPPING_FEES = 'https://schema.org/ReturnShippingFees';

/** A buyer who changed their mind pays part of the cost of each parcel; returns for defects are free. */
const feesOf = (fee: Money): Partial<MerchantReturnPolicy> => ({
  itemDefectReturnFees: FREE,
  ...(fee.amount === 0
    ? { returnFees: FREE, customerRemorseReturnFees: FREE }
    : {
        returnFees: SHIPPING_FEES,
        returnShippingFeesAmount: monetaryAmount(fee),
        customerRemorseReturnFees: SHIPPING_FEES,
        customerRemorseReturnShippingFeesAmount: monetaryAmount(fee),
      }),
});

/** The return policy of every product that is not customised; fees are included where they are known. */
export const returnPolicy = (fee: Money | undefined): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'FR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_WINDOW_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  refundType: 'https://schema.org/FullRefund',
  ...(fee ? feesOf(fee) : {}),
});

/** A product customised with the buyer's text cannot be returned. */
export const NO_RETURN: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'FR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};

import type { MyOrderQuery } from '@patine/contract/operations';
import type { ReturnReason } from '@patine/contract/resolvers';

export type ReturnLine = MyOrderQuery['me']['order']['parcels'][number]['items'][number];

/** Reasons in display order: faults first, a change of mind last. */
export const returnReasons = [
  ['product_mismatched', 'ui.return-item-form.productMismatched'],
  ['wrong_product_shipped', 'ui.return-item-form.wrongProductShipped'],
  ['product_worn_down', 'ui.return-item-form.productWornDown'],
  ['product_too_short', 'ui.return-item-form.productTooShort'],
  ['product_too_big', 'ui.return-item-form.productTooBig'],
  ['shipping_too_long', 'ui.return-item-form.shippingTooLong'],
  ['unpleased', 'ui.return-item-form.unpleased'],
  ['no_reason', 'ui.return-item-form.noReason'],
] as const satisfies readonly (readonly [`${ReturnReason}`, string])[];

export type ReturnReasonCode = (typeof returnReasons)[number][0];

/** Why an item cannot be returned; other reasons are shown as unknown. */
export const ineligibleIds: Record<string, string> = {
  pending_return: 'ui.return-item-form.pendingReturn',
  not_shipped: 'ui.return-item-form.notShipped',
  date_limit_exceeded: 'ui.return-item-form.dateLimitExceeded',
  customized_product: 'ui.return-item-form.customizedProduct',
};

export const unknownReasonId = 'ui.return-item-form.unknown';

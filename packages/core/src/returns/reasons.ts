export const RETURN_REASONS = [
  'product_mismatched',
  'wrong_product_shipped',
  'unpleased',
  'product_worn_down',
  'shipping_too_long',
  'product_too_short',
  'product_too_big',
  'no_reason',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Reasons for which the seller is responsible: the return is then free for the buyer. */
export const SELLERS_REASONS: ReadonlySet<ReturnReason> = new Set([
  'product_mismatched',
  'wrong_product_shipped',
  'product_worn_down',
]);

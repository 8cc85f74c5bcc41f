const UNIQUE_VIOLATION = '23505';

/** Unique keys whose violation is an expected outcome, by their names in the schema. */
export type Key =
  | 'order_lines_sold_once'
  | 'coupon_uses_once'
  | 'payment_attempts_one_live_per_cart'
  | 'offers_one_accepted'
  | 'offers_one_per_buyer'
  | 'customers_email_address_unique';

/** Tells whether a write was refused because another row has this very key. */
export const isUniqueViolation = (error: unknown, key: Key): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return (code === UNIQUE_VIOLATION && constraint === key) || isUniqueViolation(error.cause, key);
};

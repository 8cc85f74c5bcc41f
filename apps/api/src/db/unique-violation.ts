const UNIQUE_VIOLATION = '23505';

/** Unique keys whose violation is expected, by their names in the schema. */
export type Key =
  | 'order_lines_sold_once'
  | 'coupon_uses_once'
  | 'payment_attempts_one_live_per_cart'
  | 'offers_one_accepted'
  | 'offers_one_per_buyer'
  | 'customers_email_address_unique'
  | 'editors_email_address';

/** Returns true if a write failed because another row already has this key. */
export const isUniqueViolation = (error: unknown, key: Key): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return (code === UNIQUE_VIOLATION && constraint === key) || isUniqueViolation(error.cause, key);
};

import type { Locale } from '@patine/core';

/** What every letter about an order knows. */
export type OrderEmailFacts = {
  locale: Locale;
  firstName: string;
  /** The order among people, `P-4823956`. */
  reference: string;
  /** The order's page in the account. */
  orderUrl: string;
};

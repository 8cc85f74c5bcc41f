import type { Locale } from '@patine/core';

/** The props of every order email. */
export type OrderEmailFacts = {
  locale: Locale;
  publicUrl: string;
  firstName: string;
  /** The public order number, such as `P-4823956`. */
  reference: string;
  /** URL of the order page in the account. */
  orderUrl: string;
};

import { LOCALE_TAGS, type Locale } from '@patine/core';

/** What every letter about an order knows. */
export type OrderEmailFacts = {
  locale: Locale;
  firstName: string;
  /** The order among people, `P-4823956`. */
  reference: string;
  /** The order's page in the account. */
  orderUrl: string;
};

/** Hundredths of a euro as people write them. */
export const formatEuros = (locale: Locale, amount: number) =>
  new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency: 'EUR' }).format(amount / 100);

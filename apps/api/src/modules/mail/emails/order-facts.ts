import { LOCALE_TAGS, type Locale, SHOP_TIME_ZONE } from '@patine/core';

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

/** A day as clocks in the shop show it. */
export const formatDay = (locale: Locale, at: Date) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(at);

/** A moment as clocks in the shop show it, to the second: what a declaration is acknowledged with. */
export const formatInstant = (locale: Locale, at: Date) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  }).format(at);

/** A calendar day that has no time, such as `2026-11-25`. */
export const formatCalendarDate = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

import { LOCALE_TAGS, type Locale, SHOP_TIME_ZONE } from '@patine/core';

/** What every letter about an order knows. */
export type OrderLetter = {
  locale: Locale;
  firstName: string;
  /** The order among people, `P-4823956`. */
  reference: string;
  /** The order's page in the account. */
  orderUrl: string;
};

/** Hundredths of a euro as people write them. */
export const sumIn = (locale: Locale, amount: number) =>
  new Intl.NumberFormat(LOCALE_TAGS[locale], { style: 'currency', currency: 'EUR' }).format(amount / 100);

/** A day as clocks in the shop show it. */
export const dayIn = (locale: Locale, at: Date) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(at);

/** A moment as clocks in the shop show it, to the second: what a declaration is acknowledged with. */
export const momentIn = (locale: Locale, at: Date) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  }).format(at);

/** A calendar day that has no time, such as `2026-11-25`. */
export const dateIn = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

import { LOCALE_TAGS, SHOP_TIME_ZONE, type Locale } from '@patine/core';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Messages } from './messages.ts';

/** A missing or malformed message throws in development and shows its id in production. */
function reportMessage(error: Error) {
  if (import.meta.env.DEV) throw error;
}

/** Messages and formatters of one language; created once, because creating formatters is expensive. */
export const createShopIntl = (locale: Locale, messages: Messages): IntlShape =>
  createIntl(
    { locale: LOCALE_TAGS[locale], timeZone: SHOP_TIME_ZONE, messages, onError: reportMessage },
    createIntlCache(),
  );

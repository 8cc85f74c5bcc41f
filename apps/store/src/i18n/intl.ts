import { LOCALE_TAGS, SHOP_TIME_ZONE, type Locale } from '@patine/core';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Messages } from './messages.ts';

/** A message that is missing or ill-formed fails loudly while developing, and shows its id in production. */
function reportMessage(error: Error) {
  if (import.meta.env.DEV) throw error;
}

/** Words and formatters of one language; made once, since making formatters costs more than using them. */
export const createShopIntl = (locale: Locale, messages: Messages): IntlShape =>
  createIntl(
    { locale: LOCALE_TAGS[locale], timeZone: SHOP_TIME_ZONE, messages, onError: reportMessage },
    createIntlCache(),
  );

import { UpdateCustomerLocaleDocument } from '@patine/contract/operations';
import { LOCALE_COOKIE_DAYS, profileLocale, type Locale } from '@patine/core';
import type { Api } from '../../lib/api.ts';
import { LOCALE_CHOICE, seemsSignedIn, setBrowserCookie } from '../../lib/cookies.ts';

/** In this browser. */
export const rememberLanguage = (locale: Locale) =>
  setBrowserCookie(LOCALE_CHOICE, locale, LOCALE_COOKIE_DAYS);

/** With the profile, though the page is left meanwhile. */
export const saveLanguage = ({ request }: Pick<Api, 'request'>, locale: Locale) =>
  request(UpdateCustomerLocaleDocument, { locale: profileLocale(locale) }, { keepalive: true });

/** Keeps the language of a link that is being followed; that the profile could not be told is only logged. */
export function chooseLanguage(api: Pick<Api, 'request'>, locale: Locale) {
  rememberLanguage(locale);
  if (seemsSignedIn()) saveLanguage(api, locale).catch(reportError);
}

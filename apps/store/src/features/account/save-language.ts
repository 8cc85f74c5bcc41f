import { UpdateCustomerLocaleDocument } from '@patine/contract/operations';
import { LOCALE_COOKIE_DAYS, profileLocale, type Locale } from '@patine/core';
import type { Api } from '../../lib/api.ts';
import { LOCALE_CHOICE, seemsSignedIn, setBrowserCookie } from '../../lib/cookies.ts';

/** Stores the locale in this browser. */
export const rememberLanguage = (locale: Locale) =>
  setBrowserCookie(LOCALE_CHOICE, locale, LOCALE_COOKIE_DAYS);

/** Saves the locale in the profile, even if the page is left. */
export const saveLanguage = ({ request }: Pick<Api, 'request'>, locale: Locale) =>
  request(UpdateCustomerLocaleDocument, { locale: profileLocale(locale) }, { keepalive: true });

/** Stores the locale of a followed link; a failure to save it in the profile is only logged. */
export function chooseLanguage(api: Pick<Api, 'request'>, locale: Locale) {
  rememberLanguage(locale);
  if (seemsSignedIn()) saveLanguage(api, locale).catch(reportError);
}

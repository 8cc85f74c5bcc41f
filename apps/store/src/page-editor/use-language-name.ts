import type { Locale } from '@patine/core';
import { type IntlShape, useIntl } from 'react-intl';

type Names = Pick<IntlShape, 'formatDisplayName' | 'locale'>;

const nameOf = ({ formatDisplayName }: Names, locale: Locale) =>
  formatDisplayName(locale, { type: 'language' }) ?? locale;

/** The name of a language in that of the screen, for the inside of a sentence: “French”, « français ». */
export function useLanguageName() {
  const intl = useIntl();
  return (locale: Locale) => nameOf(intl, locale);
}

/** The same where it stands by itself: “French”, « Français ». */
export function languageLabel(intl: Names, locale: Locale): string {
  const name = nameOf(intl, locale);
  return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
}

/** Labels languages in the language of the screen. */
export function useLanguageLabel() {
  const intl = useIntl();
  return (locale: Locale) => languageLabel(intl, locale);
}

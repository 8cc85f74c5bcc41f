import type { Locale } from '@patine/core';
import { useIntl } from 'react-intl';

/** The name of a language in that of the screen, for the inside of a sentence: “French”, « français ». */
export function useLanguageName() {
  const { formatDisplayName } = useIntl();
  return (locale: Locale) => formatDisplayName(locale, { type: 'language' }) ?? locale;
}

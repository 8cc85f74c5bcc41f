import { LOCALE_NAMES, LOCALES, type Locale } from '@patine/core';
import { useIntl } from 'react-intl';
import { useDeskContext } from './desk-context.ts';
import { UNSAVED } from './desk.ts';
import { standingOf } from './standing.ts';
import { useMomentWords } from './use-moment-words.ts';
import { useNow } from './use-now.ts';

/** How far the page is in the language at hand, or in one that it is written in; named where another is elsewhere. */
export function useStandingWords(): string {
  const { formatMessage } = useIntl();
  const momentWords = useMomentWords();
  const { desk, saved, language } = useDeskContext();
  const now = useNow();
  const standing = (locale: Locale) => standingOf(saved[locale] ?? UNSAVED, now);
  const written = LOCALES.filter((locale) => desk.pages[locale] !== null);
  const [shown = language] = written.includes(language) ? [language] : written;
  const { state, date } = standing(shown);
  const words = formatMessage(
    { id: `showroom.state.${state}` },
    { date: date === undefined ? '' : momentWords(date, 'medium') },
  );
  const isSame = written.every((locale) => standing(locale).state === state);
  return isSame
    ? words
    : formatMessage({ id: 'showroom.state.of' }, { language: LOCALE_NAMES[shown], words });
}

import { LOCALES, type Locale } from '@patine/core';
import { useIntl } from 'react-intl';
import { useEditorContext } from './editor-context.ts';
import { UNSAVED } from './editor-state.ts';
import { shopDocumentOf } from './shop-document.ts';
import { publishStatusOf } from './publish-status.ts';
import { useTimeMessage } from './use-time-message.ts';
import { useNow } from './use-now.ts';
import { useLanguageLabel } from './use-language-name.ts';

/** How far the page is in the language at hand, or in one that it is written in; named where another is elsewhere. */
export function usePublishStatusMessage(): string {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const momentWords = useTimeMessage();
  const { editorState, saved, language } = useEditorContext();
  const now = useNow();
  const published = (locale: Locale) => publishStatusOf(saved[locale] ?? UNSAVED, now);
  const written = LOCALES.filter((locale) => editorState.pages[locale] !== null);
  const [shown = language] = written.includes(language) ? [language] : written;
  const { state, date } = published(shown);
  // A page is feminine in French, what the whole shop shows is not; of the latter visitors see what was supplied.
  const isPage = shopDocumentOf(editorState.name) === null || state === 'behind';
  const message = formatMessage(
    { id: isPage ? `pageEditor.state.${state}` : `pageEditor.shopState.${state}` },
    { date: date === undefined ? '' : momentWords(date, 'medium') },
  );
  const isSame = written.every((locale) => published(locale).state === state);
  return isSame
    ? message
    : formatMessage({ id: 'pageEditor.state.of' }, { language: languageLabel(shown), message });
}

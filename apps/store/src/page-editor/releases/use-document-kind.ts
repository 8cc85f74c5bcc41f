import type { DocumentSummary } from '@patine/contract/content/documents';
import { useIntl } from 'react-intl';
import { useLanguageLabel, useLanguageName } from '../use-language-name.ts';

/** What to say of a document beside its name: that it is a drop, or a page in a language; of others, their language. */
export function useDocumentKind() {
  const { formatMessage } = useIntl();
  const languageName = useLanguageName();
  const languageLabel = useLanguageLabel();
  return ({ kind, locale }: Pick<DocumentSummary, 'kind' | 'locale'>): string => {
    if (kind === 'drop') return formatMessage({ id: 'release.drop' });
    if (kind !== 'page') return languageLabel(locale);
    return formatMessage({ id: 'release.page' }, { language: languageName(locale) });
  };
}

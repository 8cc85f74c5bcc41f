import { LOCALES } from '@patine/core';
import { useIntl } from 'react-intl';
import { Choice, ListFilters, SearchWords } from '../document/ListFilters.tsx';
import { PAGE_STATES, type PageFilter } from './list-pages.ts';
import { useLanguageLabel, useLanguageName } from '../use-language-name.ts';

export type PageFiltersProps = { filter: PageFilter; onChange: (filter: PageFilter) => void };

/** Finds pages by words, by their state, and by the language that they are written in or lack. */
export function PageFilters({ filter, onChange }: PageFiltersProps) {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const languageName = useLanguageName();
  return (
    <ListFilters>
      <SearchWords
        label={formatMessage({ id: 'pageEditor.documents.find' })}
        words={filter.words}
        onChange={(words) => onChange({ ...filter, words })}
      />
      <Choice
        label={formatMessage({ id: 'pageEditor.documents.state' })}
        value={filter.state}
        any={formatMessage({ id: 'pageEditor.documents.anyState' })}
        choices={([...PAGE_STATES, 'archived'] as const).map(
          (state) => [state, formatMessage({ id: `pageEditor.pageState.${state}` })] as const,
        )}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <Choice
        label={formatMessage({ id: 'pageEditor.documents.language' })}
        value={filter.language}
        any={formatMessage({ id: 'pageEditor.documents.anyLanguage' })}
        choices={[
          ...LOCALES.map((locale) => [locale, languageLabel(locale)] as const),
          ...LOCALES.map(
            (locale) =>
              [
                `-${locale}`,
                formatMessage({ id: 'pageEditor.documents.lacks' }, { language: languageName(locale) }),
              ] as const,
          ),
        ]}
        onChange={(language) => onChange({ ...filter, language })}
      />
    </ListFilters>
  );
}

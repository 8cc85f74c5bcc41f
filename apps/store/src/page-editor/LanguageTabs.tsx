import { LOCALE_NAMES, LOCALES } from '@patine/core';
import { Chip } from '@patine/ui/chip/Chip';
import { useIntl } from 'react-intl';
import { errorsWithin } from './errors-within.ts';
import { useEditorContext } from './editor-context.ts';
import { useNow } from './use-now.ts';

/** Which of its languages a page is edited in, with what each has to mend. */
export function LanguageTabs() {
  const { formatMessage } = useIntl();
  const { editorState, saved, language, setLanguage, choose } = useEditorContext();
  const now = useNow();
  return (
    <fieldset
      aria-label={formatMessage({ id: 'pageEditor.language' })}
      className="mb-5 flex min-w-0 flex-wrap gap-2"
    >
      {LOCALES.map((locale) => {
        const page = editorState.pages[locale];
        const count = page
          ? errorsWithin({ page, name: editorState.name, locale, saved: saved[locale] }, now)
          : 0;
        return (
          <Chip
            key={locale}
            active={locale === language}
            aria-pressed={locale === language}
            onClick={() => {
              setLanguage(locale);
              choose(null);
            }}
          >
            {LOCALE_NAMES[locale]}
            {count > 0 ? (
              <span className="rounded-full bg-garance-fill px-2 py-0.5 text-xs text-on-fill">
                {formatMessage({ id: 'pageEditor.errors' }, { count })}
              </span>
            ) : null}
          </Chip>
        );
      })}
    </fieldset>
  );
}

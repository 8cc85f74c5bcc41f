import { LOCALES } from '@patine/core';
import { Chip } from '@patine/ui/chip/Chip';
import { useIntl } from 'react-intl';
import { errorsWithin, isToFillIn } from './errors-within.ts';
import { useEditorContext } from './editor-context.ts';
import { useNow } from './use-now.ts';
import { useLanguageLabel } from './use-language-name.ts';

/** Which of its languages a page is edited in, with what each has to mend. */
export function LanguageTabs() {
  const languageLabel = useLanguageLabel();
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
        const errors = page
          ? errorsWithin({ page, name: editorState.name, locale, saved: saved[locale] }, now)
          : [];
        const toFillIn = isToFillIn(errors);
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
            {languageLabel(locale)}
            {errors.length > 0 ? (
              <span
                className={`rounded-full px-2 py-0.5 text-xs ${toFillIn ? 'bg-ecru text-ink' : 'bg-garance-fill text-on-fill'}`}
              >
                {formatMessage(
                  { id: toFillIn ? 'pageEditor.toFillIn' : 'pageEditor.errors' },
                  { count: errors.length },
                )}
              </span>
            ) : null}
          </Chip>
        );
      })}
    </fieldset>
  );
}

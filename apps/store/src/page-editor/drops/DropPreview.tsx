import { type Locale, LOCALES } from '@patine/core';
import { Chip } from '@patine/ui/chip/Chip';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../lib/store-context.tsx';
import { isToFillIn } from '../errors-within.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import type { ShowMessage } from '../iframe-messages.ts';
import { PreviewDate } from '../preview/PreviewDate.tsx';
import { PreviewNote } from '../preview/PreviewNote.tsx';
import { PreviewIframe } from '../preview/PreviewIframe.tsx';
import { SCREEN_WIDTHS, ScreenChips, type Screen } from '../preview/ScreenChips.tsx';
import { usePreviewDate } from '../preview/use-preview-date.ts';
import { useSettled } from '../use-settled.ts';
import { previewDrop } from './drops-api.ts';
import type { DropDraft } from './use-drop-draft.ts';
import { useLanguageLabel } from '../use-language-name.ts';

/** The page of the drop as it would be at a date, on a phone or a desktop, in a language. */
export function DropPreview({ draft }: { draft: DropDraft }) {
  const languageLabel = useLanguageLabel();
  const { slug, json, canSave, validationErrors } = draft;
  const { formatMessage } = useIntl();
  const own = useLocale();
  const [language, setLanguage] = useState<Locale>(own);
  const [screen, setScreen] = useState<Screen>('phone');
  const date = usePreviewDate();
  const { at } = date;
  const settled = useSettled(json);
  const { data, error, isFetching } = useQuery({
    queryKey: ['content-drop-preview', slug, language, at, settled],
    queryFn: () => previewDrop({ slug, locale: language, at, body: JSON.parse(settled) as unknown }),
    enabled: canSave,
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
  });
  const message = useMemo<ShowMessage | undefined>(
    () => data && { about: 'showroom-drop', at: Date.parse(at), ...data },
    // The date belongs to the answer that is on its way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `data` comes with its date
    [data],
  );

  const why = isToFillIn(validationErrors) ? 'toFillIn' : 'faulty';
  const note = canSave ? (
    error && <FailureMessage error={error} />
  ) : (
    <FormattedMessage id={`dropEditor.preview.${why}`} />
  );

  return (
    <section
      aria-label={formatMessage({ id: 'pageEditor.preview' })}
      aria-busy={isFetching}
      className="mt-4 flex h-[calc(100dvh-6rem)] flex-col bg-ecru p-4 xl:mt-0 xl:h-full"
    >
      <div className="mb-3 flex flex-wrap items-end justify-between gap-2">
        <ScreenChips screen={screen} onChoose={setScreen} />
        <div className="flex flex-wrap gap-2">
          {LOCALES.map((locale) => (
            <Chip
              key={locale}
              active={locale === language}
              aria-pressed={locale === language}
              onClick={() => setLanguage(locale)}
            >
              {languageLabel(locale)}
            </Chip>
          ))}
        </div>
        <PreviewDate {...date} />
      </div>
      <PreviewNote>{message ? note : null}</PreviewNote>
      <div className="flex min-h-0 flex-1">
        <PreviewIframe
          key={language}
          language={language}
          width={SCREEN_WIDTHS[screen]}
          message={message}
          instead={note}
        />
      </div>
    </section>
  );
}

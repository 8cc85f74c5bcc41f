import { eachLocale, LOCALE_NAMES, LOCALES } from '@patine/core';
import { Chip } from '@patine/ui/chip/Chip';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import type { ShowMessage } from '../iframe-messages.ts';
import { PreviewIframe } from './PreviewIframe.tsx';
import { ScreenChips, SCREEN_WIDTHS, type Screen } from './ScreenChips.tsx';
import { shownZones } from './shown-zones.ts';

/** The page as people will see it: on a phone or a desktop, in the language at hand or in all of them. */
export function Preview() {
  const { formatMessage } = useIntl();
  const { editorState, language, setLanguage, chosen, choose } = useEditorContext();
  const [screen, setScreen] = useState<Screen>('phone');
  const [all, setAll] = useState(false);
  const { pages } = editorState;
  const messages = useMemo(
    () =>
      eachLocale((locale): ShowMessage => ({
        about: 'showroom-page',
        zones: shownZones(pages[locale]),
        chosen,
      })),
    [pages, chosen],
  );
  const shown = all ? LOCALES.filter((locale) => pages[locale] !== null) : [language];

  return (
    <section
      aria-label={formatMessage({ id: 'pageEditor.preview' })}
      className="mt-4 flex h-[calc(100dvh-6rem)] flex-col bg-ecru p-4 xl:mt-0 xl:h-full"
    >
      <div className="mb-3 flex flex-wrap justify-between gap-2">
        <ScreenChips screen={screen} onChoose={setScreen} />
        <div className="flex flex-wrap gap-2">
          <Chip active={!all} aria-pressed={!all} onClick={() => setAll(false)}>
            {LOCALE_NAMES[language]}
          </Chip>
          <Chip active={all} aria-pressed={all} onClick={() => setAll(true)}>
            <FormattedMessage id="pageEditor.preview.all" />
          </Chip>
        </div>
      </div>
      <div className={`flex min-h-0 flex-1 gap-4 ${screen === 'desktop' ? 'flex-col' : ''}`}>
        {shown.map((locale) => (
          <PreviewIframe
            key={locale}
            language={locale}
            width={SCREEN_WIDTHS[screen]}
            message={messages[locale]}
            onChoose={(key) => {
              setLanguage(locale);
              choose(key);
            }}
          />
        ))}
      </div>
    </section>
  );
}

import type { Locale } from '@patine/core';
import { Chip } from '@patine/ui/chip/Chip';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import type { ShowMessage } from '../iframe-messages.ts';
import { PreviewNote } from './PreviewNote.tsx';
import { PreviewIframe } from './PreviewIframe.tsx';
import { ScreenChips, SCREEN_WIDTHS, type Screen } from './ScreenChips.tsx';
import { useLanguageLabel } from '../use-language-name.ts';

export type PreviewScreensProps = {
  /** What each language shows; nothing before there is something. */
  messages: Record<Locale, ShowMessage | undefined>;
  /** Languages that there is something to show in. */
  written: readonly Locale[];
  firstScreen?: Screen;
  /** What else one can choose, in a row of its own. */
  tools?: ReactNode;
  /** Why it does not show what is on the screen; null where it does. */
  note?: ReactNode;
  /** Said in place of each language that there is nothing to show of. */
  instead?: Record<Locale, ReactNode>;
  /** Told the key of a block that was pressed. */
  onChoose?: (key: string) => void;
};

/** Screens of the shop: a phone or a desktop, in the language at hand or in all of them. */
export function PreviewScreens({
  messages,
  written,
  firstScreen = 'phone',
  tools,
  note,
  instead,
  onChoose,
}: PreviewScreensProps) {
  const languageLabel = useLanguageLabel();
  const { formatMessage } = useIntl();
  const { language, setLanguage } = useEditorContext();
  const [screen, setScreen] = useState<Screen>(firstScreen);
  const [all, setAll] = useState(false);
  return (
    <section
      aria-label={formatMessage({ id: 'pageEditor.preview' })}
      className="mt-4 flex h-[calc(100dvh-6rem)] flex-col bg-ecru p-4 xl:mt-0 xl:h-full"
    >
      <div className="mb-3 flex flex-wrap justify-between gap-2">
        <ScreenChips screen={screen} onChoose={setScreen} />
        <div className="flex flex-wrap gap-2">
          <Chip active={!all} aria-pressed={!all} onClick={() => setAll(false)}>
            {languageLabel(language)}
          </Chip>
          <Chip active={all} aria-pressed={all} onClick={() => setAll(true)}>
            <FormattedMessage id="pageEditor.preview.all" />
          </Chip>
        </div>
        {tools}
      </div>
      {note === undefined ? null : <PreviewNote>{note}</PreviewNote>}
      <div className={`flex min-h-0 flex-1 gap-4 ${screen === 'desktop' ? 'flex-col' : ''}`}>
        {(all ? written : [language]).map((locale) => (
          <PreviewIframe
            key={locale}
            language={locale}
            width={SCREEN_WIDTHS[screen]}
            message={messages[locale]}
            instead={instead?.[locale]}
            onChoose={(key) => {
              setLanguage(locale);
              onChoose?.(key);
            }}
          />
        ))}
      </div>
    </section>
  );
}

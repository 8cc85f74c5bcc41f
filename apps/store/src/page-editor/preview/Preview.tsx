import { type Locale, LOCALE_NAMES, LOCALES } from '@patine/core';
import { Chip } from '@patine/ui/chip/Chip';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import { PreviewIframe } from './PreviewIframe.tsx';
import { shownZones } from './shown-zones.ts';

const SCREENS = { phone: { width: 390, Icon: Smartphone }, desktop: { width: 1440, Icon: Monitor } } as const;
type Screen = keyof typeof SCREENS;

/** The page as people will see it: on a phone or a desktop, in the language at hand or in all of them. */
export function Preview() {
  const { formatMessage } = useIntl();
  const { editorState, language, setLanguage, chosen, choose } = useEditorContext();
  const [screen, setScreen] = useState<Screen>('phone');
  const [all, setAll] = useState(false);
  const { pages } = editorState;
  const zones = useMemo(
    () =>
      new Map<Locale, ReturnType<typeof shownZones>>(
        LOCALES.map((locale) => [locale, shownZones(pages[locale])]),
      ),
    [pages],
  );
  const shown = all ? LOCALES.filter((locale) => pages[locale] !== null) : [language];

  return (
    <section
      aria-label={formatMessage({ id: 'pageEditor.preview' })}
      className="mt-4 flex h-[calc(100dvh-6rem)] flex-col bg-ecru p-4 xl:mt-0 xl:h-full"
    >
      <div className="mb-3 flex flex-wrap justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          {(Object.keys(SCREENS) as Screen[]).map((one) => {
            const { Icon } = SCREENS[one];
            return (
              <Chip
                key={one}
                active={screen === one}
                aria-pressed={screen === one}
                onClick={() => setScreen(one)}
              >
                <Icon aria-hidden className="size-4" />
                <FormattedMessage id={`pageEditor.screen.${one}`} />
              </Chip>
            );
          })}
        </div>
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
            width={SCREENS[screen].width}
            zones={zones.get(locale) ?? []}
            chosen={chosen}
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

import { eachLocale, LOCALES } from '@patine/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEditorContext } from '../editor-context.ts';
import type { ShowMessage } from '../iframe-messages.ts';
import { useFramedPictures } from '../pictures/use-picture-ids.ts';
import { fillValue } from '../placeholders/fill-text.ts';
import { usePlaceholderValues } from '../placeholders/use-placeholder-values.ts';
import { useLanguageName } from '../use-language-name.ts';
import { PreviewDate } from './PreviewDate.tsx';
import { PreviewScreens } from './PreviewScreens.tsx';
import { shownZones } from './shown-zones.ts';
import { useClosedDrops } from './use-closed-drops.ts';
import { usePreviewDate } from './use-preview-date.ts';

/** The page as people will see it. */
export function Preview() {
  const { editorState, chosen, choose } = useEditorContext();
  const { pages } = editorState;
  const date = usePreviewDate();
  const at = Date.parse(date.at);
  const closed = useClosedDrops(pages, at);
  const framed = useFramedPictures();
  const values = usePlaceholderValues();
  const { formatMessage } = useIntl();
  const languageName = useLanguageName();
  const messages = useMemo(
    () =>
      eachLocale((locale): ShowMessage | undefined => {
        const zones = shownZones(pages[locale]);
        const isEmpty = zones.every(({ blocks }) => blocks.length === 0);
        return isEmpty
          ? undefined
          : {
              about: 'showroom-page',
              zones: framed(fillValue(zones, values[locale])),
              chosen,
              closed,
              ...(date.isChosen ? { at } : {}),
            };
      }),
    [pages, chosen, framed, values, closed, date.isChosen, at],
  );
  const instead = eachLocale((locale) =>
    formatMessage(
      { id: pages[locale] === null ? 'pageEditor.stage.noPage' : 'pageEditor.stage.empty' },
      { language: languageName(locale) },
    ),
  );
  return (
    <PreviewScreens
      messages={messages}
      written={LOCALES.filter((locale) => pages[locale] !== null)}
      instead={instead}
      tools={<PreviewDate {...date} />}
      onChoose={choose}
    />
  );
}

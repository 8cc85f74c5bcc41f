import { eachLocale, LOCALES } from '@patine/core';
import { useMemo } from 'react';
import { useEditorContext } from '../editor-context.ts';
import type { ShowMessage } from '../iframe-messages.ts';
import { useFramedPictures } from '../pictures/use-picture-ids.ts';
import { PreviewScreens } from './PreviewScreens.tsx';
import { shownZones } from './shown-zones.ts';

/** The page as people will see it. */
export function Preview() {
  const { editorState, chosen, choose } = useEditorContext();
  const { pages } = editorState;
  const framed = useFramedPictures();
  const messages = useMemo(
    () =>
      eachLocale((locale): ShowMessage => ({
        about: 'showroom-page',
        zones: framed(shownZones(pages[locale])),
        chosen,
      })),
    [pages, chosen, framed],
  );
  return (
    <PreviewScreens
      messages={messages}
      written={LOCALES.filter((locale) => pages[locale] !== null)}
      onChoose={choose}
    />
  );
}

import { LOCALES, type Locale } from '@patine/core';
import { useEditorContext } from '../editor-context.ts';
import { isChanged } from '../editor-state.ts';
import { documentIdOf } from '../shop-document.ts';
import { ReleaseNote, type ReleaseNoteProps } from './ReleaseNote.tsx';

export type PageReleaseNoteProps = Pick<ReleaseNoteProps, 'place'> & { locales?: readonly Locale[] };

/** In which releases the open page waits. What is not saved of it is newer than what a release can have. */
export function PageReleaseNote({ place, locales = LOCALES }: PageReleaseNoteProps) {
  const { editorState, saved } = useEditorContext();
  const documents = locales.flatMap((locale) => {
    if (editorState.pages[locale] === null) return [];
    const version = saved[locale]?.version ?? 0;
    const newest = isChanged(editorState, saved, locale) ? version + 1 : version;
    return { ...documentIdOf(editorState.name, locale), version: newest };
  });
  return <ReleaseNote documents={documents} place={place} />;
}

import { LOCALES } from '@patine/core';
import type { Editor } from '../use-editor.ts';
import { pageWorkOf, readPageWork, savedAt } from './page-work.ts';
import { openedPage } from './unsaved-api.ts';
import { useServerWork } from './use-server-work.ts';

/** Keeps what is not saved of a page on the server, and takes up what another device wrote. */
export function usePageWork({ editorState, saved, change, markSaved }: Editor) {
  const { name } = editorState;
  const opened = openedPage(name);
  const work = useServerWork(opened, pageWorkOf(editorState, saved));
  const takeUp = (text: string) => {
    const theirs = readPageWork(name, text);
    if (!theirs) return;
    const known = savedAt(saved, theirs.versions);
    for (const locale of LOCALES) if (known[locale]) markSaved(locale, known[locale]);
    change((before) => ({ ...before, pages: theirs.pages }));
  };
  return { work, opened, takeUp };
}

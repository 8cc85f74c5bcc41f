import { LOCALES, type Locale } from '@patine/core';
import { useMutation } from '@tanstack/react-query';
import { useEditorContext } from '../editor-context.ts';
import { readStoredIn, type StoredPage } from '../stored-page.ts';

/** Brings what somebody else saved to the screen, with the languages that were not known here. */
export function useTakeUp(locale: Locale, onTaken: (version: number) => void) {
  const { editorState, change, choose, markSaved } = useEditorContext();
  const { name, pages } = editorState;
  const bring = (own: Locale, { page, saved }: StoredPage) => {
    change((before) => ({ ...before, pages: { ...before.pages, [own]: page } }));
    markSaved(own, saved);
  };
  return useMutation({
    mutationFn: () =>
      readStoredIn(
        name,
        LOCALES.filter((own) => own === locale || pages[own] === null),
      ),
    onSuccess: (found) => {
      for (const [own, stored] of found) if (own !== locale) bring(own, stored);
      const theirs = found.get(locale);
      if (!theirs) return;
      choose(null);
      // The last step, so that Undo takes it back alone.
      bring(locale, theirs);
      onTaken(theirs.saved.version);
    },
  });
}

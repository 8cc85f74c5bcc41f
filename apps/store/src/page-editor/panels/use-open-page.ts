import { LOCALES, eachLocale } from '@patine/core';
import { useMutation } from '@tanstack/react-query';
import { useEditorContext } from '../editor-context.ts';
import { readStoredIn } from '../stored-page.ts';

/** Opens a page in every language that it is written in. */
export function useOpenPage(onOpened: () => void) {
  const { open, choose } = useEditorContext();
  return useMutation({
    mutationFn: (name: string) => readStoredIn(name, LOCALES),
    onSuccess: (found, name) => {
      const pages = eachLocale((locale) => found.get(locale)?.page ?? null);
      open(
        { name, pages },
        eachLocale((locale) => found.get(locale)?.saved ?? null),
      );
      choose(null);
      onOpened();
    },
  });
}

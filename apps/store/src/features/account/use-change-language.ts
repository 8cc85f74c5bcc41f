import type { Locale } from '@patine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { rememberLanguage, saveLanguage } from './save-language.ts';

/** Keeps the language with the profile and in this browser; the page in it is another document. */
export function useChangeLanguage() {
  const api = useApi();
  return useMutation({
    mutationFn: async (locale: Locale) => {
      await saveLanguage(api, locale);
      rememberLanguage(locale);
    },
    onSuccess: (_, locale) => location.assign(paths.languages(locale)),
  });
}

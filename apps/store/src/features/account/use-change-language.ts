import type { Locale } from '@patine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { rememberLanguage, saveLanguage } from './save-language.ts';

/** Saves the locale in the profile and in this browser; the page in that language is a new document. */
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

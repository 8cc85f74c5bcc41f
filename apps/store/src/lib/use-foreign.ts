import { useLocale } from './store-context.tsx';

/** Gives a text's `lang`: its language where that is not the page's, nothing where it is. */
export function useForeign() {
  const locale = useLocale();
  return (language: string) => (language === locale ? undefined : language);
}

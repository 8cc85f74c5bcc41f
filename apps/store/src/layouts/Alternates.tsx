import { DEFAULT_LOCALE, LOCALES } from '@patine/core';
import { usePageUrl } from '../lib/use-page-url.ts';
import { useStore } from '../lib/store-context.tsx';

export type AlternatesProps = {
  /** Canonical path of this page. */
  own: string;
};

/** hreflang links: each language of the page, including its own, and x-default. */
export function Alternates({ own }: AlternatesProps) {
  const { locale, publicUrl } = useStore();
  const { alternates } = usePageUrl();
  const found = LOCALES.flatMap((language) => {
    const path = language === locale ? own : alternates[language];
    return path === undefined ? [] : [[language, path] as const];
  });
  if (found.length < 2) return null;
  const rest = locale === DEFAULT_LOCALE ? own : (alternates[DEFAULT_LOCALE] ?? own);
  return [...found, ['x-default', rest] as const].map(([language, path]) => (
    <link key={language} rel="alternate" hrefLang={language} href={publicUrl + path} />
  ));
}

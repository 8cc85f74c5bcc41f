import { isLocale, LOCALE_NAMES, LOCALES } from '@patine/core';
import { LanguageSwitch } from '@patine/ui/language-switch/LanguageSwitch';
import { chooseLanguage } from '../features/account/save-language.ts';
import { usePageUrl } from '../lib/use-page-url.ts';
import { useStore } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

export type LanguagesProps = {
  /** Accessible name, needed where a page has two language switches. */
  label?: string;
};

/** Links to this page in the other languages; error pages link to the home page. */
export function Languages({ label }: LanguagesProps) {
  const { api, locale } = useStore();
  const { alternates } = usePageUrl();
  return (
    <LanguageSwitch
      label={label}
      current={locale}
      languages={LOCALES.map((code) => ({
        code,
        name: LOCALE_NAMES[code],
        href: alternates[code] ?? paths.home(code),
      }))}
      onChoose={(code) => {
        if (isLocale(code)) chooseLanguage(api, code);
      }}
    />
  );
}

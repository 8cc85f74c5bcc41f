import { isLocale, LOCALE_NAMES, LOCALES } from '@patine/core';
import { LanguageSwitch } from '@patine/ui/language-switch/LanguageSwitch';
import { chooseLanguage } from '../features/account/keep-language.ts';
import { usePageAddress } from '../lib/use-page-address.ts';
import { useStore } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

export type LanguagesProps = {
  /** Names this switch where a page has another. */
  label?: string;
};

/** This page in the other languages; what is no page leads home. */
export function Languages({ label }: LanguagesProps) {
  const { api, locale } = useStore();
  const { alternates } = usePageAddress();
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

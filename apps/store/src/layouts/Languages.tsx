import { LOCALES, LOCALE_COOKIE_DAYS, type Locale } from '@patine/core';
import { LanguageSwitch } from '@patine/ui/language-switch/LanguageSwitch';
import { useAddress } from '../lib/address.ts';
import { LOCALE_CHOICE, setBrowserCookie } from '../lib/cookies.ts';
import { useLocale } from '../lib/store-context.tsx';
import { paths } from '../paths.ts';

const NAMES: Record<Locale, string> = { fr: 'Français', en: 'English' };

export type LanguagesProps = {
  /** Names this switch where a page has another. */
  label?: string;
};

/** This page in the other language; what is no page leads home. */
export function Languages({ label }: LanguagesProps) {
  const locale = useLocale();
  const { path, alternate } = useAddress();
  const hrefIn = (other: Locale) => (other === locale ? path : (alternate ?? paths.home(other)));
  return (
    <LanguageSwitch
      label={label}
      current={locale}
      languages={LOCALES.map((code) => ({ code, name: NAMES[code], href: hrefIn(code) }))}
      onChoose={(code) => setBrowserCookie(LOCALE_CHOICE, code, LOCALE_COOKIE_DAYS)}
    />
  );
}

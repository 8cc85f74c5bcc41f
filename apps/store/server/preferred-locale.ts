import { DEFAULT_LOCALE, isLocale, localePrefix, readLocale, type Locale } from '@patine/core';
import { LOCALE_CHOICE, readCookie } from '../src/lib/cookies.ts';

type Headers = Record<string, string | string[] | undefined>;

/** The first of our languages in an Accept-Language header, by weight; the default one when it names none. */
export function acceptedLocale(header: string): Locale {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ language, weight }) => isLocale(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return readLocale(wanted[0]?.language);
}

/** The language for somebody who arrives at the root; null when a page of ours led there, which meant it. */
function arrivalLocale(headers: Headers): Locale | null {
  if (headers['sec-fetch-site'] === 'same-origin') return null;
  const chosen = readCookie(headers.cookie?.toString() ?? '', LOCALE_CHOICE);
  if (isLocale(chosen)) return chosen;
  return acceptedLocale(headers['accept-language']?.toString() ?? '');
}

/** Where somebody who asks for the root is led, as the beginning of its address; empty where they stay. */
export const arrivalPrefix = (headers: Headers): string =>
  localePrefix(arrivalLocale(headers) ?? DEFAULT_LOCALE);

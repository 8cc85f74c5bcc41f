import { DEFAULT_LOCALE, isLocale, localePrefix, readLocale, type Locale } from '@patine/core';
import { LOCALE_CHOICE, readCookie } from '../src/lib/cookies.ts';

type Headers = Record<string, string | string[] | undefined>;

/** What browsers send has some forty characters; beyond these nothing is read. */
const ACCEPT_LANGUAGE_MAX_LENGTH = 500;

/** `fr-CA;q=0.8` is French at 0.8; a part that names no weight weighs 1. */
function weighted(part: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  return { language: tag.split('-')[0] ?? '', weight };
}

/** The first of our languages in an Accept-Language header, by weight; the default one when it names none. */
export function acceptedLocale(header: string): Locale {
  const wanted = header
    .slice(0, ACCEPT_LANGUAGE_MAX_LENGTH)
    .split(',')
    .map(weighted)
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

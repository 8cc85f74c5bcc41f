import { DEFAULT_LOCALE, isLocale, localePrefix, parseLocale, type Locale } from '@patine/core';
import { LOCALE_CHOICE, readCookie } from '../src/lib/cookies.ts';

type Headers = Record<string, string | string[] | undefined>;

/** Browsers send about forty characters; longer headers are truncated. */
const ACCEPT_LANGUAGE_MAX_LENGTH = 500;

/** Parses `fr-CA;q=0.8` to French at 0.8; the default weight is 1. */
function weighted(part: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  return { language: tag.split('-')[0] ?? '', weight };
}

/** The best supported locale of an Accept-Language header; the default locale if there is none. */
export function acceptedLocale(header: string): Locale {
  const wanted = header
    .slice(0, ACCEPT_LANGUAGE_MAX_LENGTH)
    .split(',')
    .map(weighted)
    .filter(({ language, weight }) => isLocale(language) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return parseLocale(wanted[0]?.language);
}

/** The locale for a visitor of the root page; null if a page of the shop linked there, since that choice was deliberate. */
function arrivalLocale(headers: Headers): Locale | null {
  if (headers['sec-fetch-site'] === 'same-origin') return null;
  const chosen = readCookie(headers.cookie?.toString() ?? '', LOCALE_CHOICE);
  if (isLocale(chosen)) return chosen;
  return acceptedLocale(headers['accept-language']?.toString() ?? '');
}

/** Path prefix that a visitor of the root page is redirected to; empty for no redirect. */
export const arrivalPrefix = (headers: Headers): string =>
  localePrefix(arrivalLocale(headers) ?? DEFAULT_LOCALE);

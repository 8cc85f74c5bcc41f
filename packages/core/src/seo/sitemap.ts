import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';
import { escapeXml, xmlElement } from './xml.ts';

/** Maximum number of URLs in one file (sitemaps.org). */
export const SITEMAP_MAX_URLS = 50_000;

/** A page in a sitemap: its absolute URL in each language, its last change and its images. */
export type SitemapPage = {
  urls: Partial<Record<Locale, string>>;
  /** ISO 8601. */
  changedAt?: string | null | undefined;
  /** Absolute URLs. */
  images?: readonly string[] | undefined;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
export const SITEMAP_START = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
export const SITEMAP_END = '</urlset>\n';

const alternate = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;

const changed = (instant: string | null | undefined) =>
  instant ? xmlElement('lastmod', new Date(instant).toISOString()) : '';

/**
 * Returns the entries of one page, one line per language, each linking to all languages and to x-default.
 * @example sitemapEntries({ urls: { fr: 'https://a.fr/', en: 'https://a.fr/en' } }).split('\n').length // 3
 */
export function sitemapEntries({ urls, changedAt, images = [] }: SitemapPage): string {
  const found = LOCALES.flatMap((locale) => {
    const url = urls[locale];
    return url === undefined ? [] : [[locale, url] as const];
  });
  const defaultUrl = urls[DEFAULT_LOCALE] ?? found[0]?.[1] ?? '';
  const rest = [
    changed(changedAt),
    ...found.map(([locale, url]) => alternate(locale, url)),
    alternate('x-default', defaultUrl),
    ...images.map((image) => `<image:image>${xmlElement('image:loc', image)}</image:image>`),
  ].join('');
  return found.map(([, url]) => `<url>${xmlElement('loc', url)}${rest}</url>\n`).join('');
}

/**
 * Returns a sitemap file. Pages beyond the maximum number of URLs are omitted.
 * @example sitemap([]).includes('<url>') // false
 */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  SITEMAP_START +
  pages
    .slice(0, Math.floor(SITEMAP_MAX_URLS / LOCALES.length))
    .map(sitemapEntries)
    .join('') +
  SITEMAP_END;

/**
 * Returns the sitemap index, which lists sitemap files by absolute URL.
 * @example sitemapIndex([{ url: 'https://a.fr/sitemaps/pages.xml' }]).includes('<lastmod>') // false
 */
export const sitemapIndex = (
  files: readonly { url: string; changedAt?: string | null | undefined }[],
): string =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files
    .map(({ url, changedAt }) => `<sitemap>${xmlElement('loc', url)}${changed(changedAt)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

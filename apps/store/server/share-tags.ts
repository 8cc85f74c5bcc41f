import { BRAND_NAME } from '@patine/brand';
import { SHARE_PICTURE } from '@patine/contract/rest/share-picture';
import { escapeXml, LOCALES, LOCALE_TAGS, type Locale } from '@patine/core';
import type { PageMeta } from '../src/head/page-meta.ts';

/** React has already escaped the text for attributes. */
const written = (head: string, pattern: RegExp) => pattern.exec(head)?.[1] ?? '';

const tag = (property: string, content: string) => `<meta property="${property}" content="${content}">`;

/** Open Graph's form of a locale: `fr_FR`. */
const localeName = (locale: Locale) => LOCALE_TAGS[locale].replace('-', '_');

/** Open Graph tags, derived from the head. */
export function shareTags(
  head: string,
  { picture, type }: Pick<PageMeta, 'picture' | 'type'>,
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): string {
  const title = written(head, /<title>([^<]*)<\/title>/);
  const description = written(head, /<meta name="description" content="([^"]*)"/);
  const address = written(head, /<link rel="canonical" href="([^"]*)"/);
  return [
    tag('og:site_name', escapeXml(BRAND_NAME)),
    tag('og:type', type),
    tag('og:title', title),
    ...(description === '' ? [] : [tag('og:description', description)]),
    ...(address === '' ? [] : [tag('og:url', address)]),
    tag('og:locale', localeName(locale)),
    ...LOCALES.filter((other) => other !== locale).map((other) =>
      tag('og:locale:alternate', localeName(other)),
    ),
    tag('og:image', publicUrl + picture),
    tag('og:image:width', String(SHARE_PICTURE.width)),
    tag('og:image:height', String(SHARE_PICTURE.height)),
    tag('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

import { BRAND_NAME } from '@patine/brand';
import { PLACEHOLDERS, CACHED_COPY_ID, CACHED_ITEM_ID, CACHED_LIST_ID } from '../src/offline/placeholders.ts';

export type CachedPage = {
  path: string;
  /** HTML of the document. */
  html: string;
};

const partOf = (html: string, id: string) =>
  new RegExp(`<template id="${id}">(.*?)</template>`, 's').exec(html)?.[1] ?? '';

/** URLs of the scripts, styles, fonts and images that a document references. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])),
];

// This format reads the same in every language; the time zone is the reader's.
const moments = new Intl.DateTimeFormat('fr', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A cached document with a notice, taken from the offline page, of when it was cached. */
export function asCachedCopy(html: string, offlineHtml: string, cachedAt: Date): string {
  const at = moments.format(cachedAt).replace(' ', ', ');
  const notice = partOf(offlineHtml, CACHED_COPY_ID).replaceAll(PLACEHOLDERS.at, () => at);
  return html.replace(/<body[^>]*>/, (body) => body + notice);
}

const SHOP_NAME = ` · ${BRAND_NAME}`;

/** The page's title without the shop's name; the markup is already escaped. */
const nameOf = (html: string) => (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(SHOP_NAME, '');

/** The page's first cached image. */
const pictureOf = (html: string, pictures: ReadonlySet<string>) =>
  [...html.matchAll(/\/media\/[\w-]+\.\w+/g)].map(([path]) => path).find((path) => pictures.has(path));

/** The offline page with links to the cached pages. */
export function withCachedPages(
  offlineHtml: string,
  pages: readonly CachedPage[],
  pictures: ReadonlySet<string>,
): string {
  if (pages.length === 0) return offlineHtml;
  const item = partOf(offlineHtml, CACHED_ITEM_ID);
  const items = pages.map(({ path, html }) => {
    const picture = pictureOf(html, pictures);
    return (picture ? item.replace(PLACEHOLDERS.picture, () => picture) : item.replace(/<img[^>]*>/, ''))
      .replace(PLACEHOLDERS.path, () => path)
      .replace(PLACEHOLDERS.title, () => nameOf(html));
  });
  return offlineHtml
    .replace(`id="${CACHED_LIST_ID}" hidden=""`, `id="${CACHED_LIST_ID}"`)
    .replace(new RegExp(`(id="${CACHED_LIST_ID}".*?<ul[^>]*>)(</ul>)`, 's'), (_, before, after) =>
      [before, ...items, after].join(''),
    );
}

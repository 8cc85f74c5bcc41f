import { PLACEHOLDERS, CACHED_COPY_ID, CACHED_ITEM_ID, CACHED_LIST_ID } from '../src/offline/placeholders.ts';

export type CachedPage = {
  path: string;
  /** The page's document. */
  html: string;
};

const partOf = (html: string, id: string) =>
  new RegExp(`<template id="${id}">(.*?)</template>`, 's').exec(html)?.[1] ?? '';

/** Addresses of scripts, styles, fonts and drawings that a document names. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])),
];

// Day and time read alike in every language; the clock is the reader's.
const moments = new Intl.DateTimeFormat('fr', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A kept document under the notice, from the page without network, that says when it was kept. */
export function asCachedCopy(html: string, offlineHtml: string, keptAt: Date): string {
  const at = moments.format(keptAt).replace(' ', ', ');
  const notice = partOf(offlineHtml, CACHED_COPY_ID).replaceAll(PLACEHOLDERS.at, () => at);
  return html.replace(/<body[^>]*>/, (body) => body + notice);
}

/** A page's own name: its title without the shop's. Text of a title holds no tag, and is written again as it was. */
const nameOf = (html: string) => /<title>([^<]*?)(?: · Patine)?<\/title>/.exec(html)?.[1] ?? '';

/** Its first picture of those that are kept. */
const pictureOf = (html: string, pictures: ReadonlySet<string>) =>
  [...html.matchAll(/\/media\/[\w-]+\.\w+/g)].map(([path]) => path).find((path) => pictures.has(path));

/** The page without network, with links to the pages that can be read all the same. */
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

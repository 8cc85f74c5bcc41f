import type { Locale } from '@patine/core';
import { BOOT_ID, PAGE_ID, ROOT_ID, type BootData } from '../src/lib/boot.ts';
import { THEME_COLORS } from '../src/lib/theme-colors.ts';
import type { CachedFragments } from '../src/lib/cached-fragment.ts';
import type { PageMeta } from '../src/head/page-meta.ts';
import type { PageAssets } from './assets.ts';
import { metaTags } from './page-routing.ts';
import { shareTags } from './share-tags.ts';

const pageStart = `<div id="${PAGE_ID}"`;

/** JSON that is safe inside a script element. */
const dataBlock = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** React writes hoisted titles and links before the root element: they belong in the head. */
function splitHead(html: string): [string, string] {
  const at = html.indexOf(pageStart);
  return at < 0 ? ['', html] : [html.slice(0, at), html.slice(at)];
}

export type Written = {
  html: string;
  fill: CachedFragments['fill'];
  boot: BootData;
  meta?: PageMeta;
  ownMeta?: Readonly<Record<string, string>>;
  /** HTML above the page, which no script of it changes. */
  bar?: string;
};

const structuredData = ({ data }: PageMeta) =>
  data.length > 0
    ? `<script type="application/ld+json">${dataBlock({ '@context': 'https://schema.org', '@graph': data })}</script>`
    : '';

/** Colours of the browser’s interface; `theme-script.ts` reads the light one and the dark one in this order. */
const THEME_META = Object.entries(THEME_COLORS)
  .map(
    ([scheme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme:${scheme})">`,
  )
  .join('');

const documentStart = (locale: Locale, head: string) =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1">${THEME_META}` +
  `${head}</head><body>`;

/** A document without scripts, such as the offline page. */
export const writeStaticDocument = (locale: Locale, title: string, body: string, { head }: PageAssets) =>
  documentStart(locale, `<title>${title}</title><meta name="robots" content="noindex">${head}`) +
  `${body}</body></html>`;

/** True if the title has an italic word. */
function emphasises(body: string): boolean {
  const title = body.indexOf('<h1');
  return title >= 0 && body.slice(title, body.indexOf('</h1>', title)).includes('<em');
}

/** Writes the whole document, without executable inline scripts. */
export function writeDocument(
  { html, fill, boot, meta, ownMeta = {}, bar = '' }: Written,
  assets: PageAssets,
): Buffer {
  const [head, body] = splitHead(html);
  const metaHtml = meta
    ? shareTags(head, meta, { locale: boot.locale, publicUrl: boot.store.publicUrl }) + structuredData(meta)
    : '';
  const own = metaTags(ownMeta, head + metaHtml);
  const faces = emphasises(body) ? assets.emphasis : '';
  return Buffer.concat([
    Buffer.from(
      `${documentStart(boot.locale, head + assets.head + faces + assets.first + metaHtml + own)}${bar}<div id="${ROOT_ID}">`,
    ),
    ...fill(body),
    Buffer.from(
      `</div><script type="application/json" id="${BOOT_ID}">${dataBlock(boot)}</script>${assets.rest}</body></html>`,
    ),
  ]);
}

import { readFile } from 'node:fs/promises';
import { FACE_FILES } from '@patine/brand/faces';
import { LOCALES, type Locale } from '@patine/core';
import { FIRST_PAGES, messageGroupOf } from '../src/i18n/first-pages.ts';
import type { PageName } from '../src/pages.ts';
import { PAGES } from '../src/pages.ts';
import { MANIFEST_PATHS } from '../src/paths.ts';
import { REST_ID } from '../src/rest-id.ts';
import { TOUCH_ICON } from './app-icons.ts';
import { loaderModule, pageModule } from './page-modules.ts';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; src?: string };
type Manifest = Record<string, Chunk>;

/** The tags of a page's own assets. */
export type PageAssets = {
  /** `theme-script.ts`, stylesheets, fonts and icons, for the head. */
  head: string;
  /** Preload of the italic font, for a page whose title has an italic word. */
  emphasis: string;
  /** The tag of `first-script.ts`, for the head. */
  first: string;
  /** All other scripts, in a template at the end, which `first-script.ts` activates after the first paint. */
  rest: string;
};
export type AssetsOf = (page: PageName | null, locale: Locale) => PageAssets;

const ENTRY = 'src/entry-client.tsx';
const FIRST = 'src/first-script.ts';
const THEME = 'src/theme-script.ts';
/**
 * Fonts of the first view; others load when a character needs them. Until they arrive a fallback with their metrics holds
 * their room, so that the layout does not shift when they are swapped in.
 */
const FIRST_FONTS = [FACE_FILES.text, FACE_FILES.display];
/** For a page whose title has an italic word. */
const EMPHASIS_FONT = FACE_FILES.emphasis;

function reach(manifest: Manifest, keys: string[]) {
  const chunks = new Set<Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of keys) visit(key);
  const all = [...chunks];
  return { scripts: all.map(({ file }) => file), styles: [...new Set(all.flatMap(({ css }) => css ?? []))] };
}

function wordsKey(manifest: Manifest, part: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(`virtual:messages/${part}`));
  if (key === undefined) throw new Error(`The manifest has no messages of ${part}`);
  return key;
}

const link = (attributes: string) => `<link ${attributes}>`;

/** Icons of the browser tab, the home screen and the web app. */
export const iconsIn = (locale: Locale) =>
  [
    'rel="icon" type="image/svg+xml" href="/favicon.svg"',
    `rel="apple-touch-icon" href="/${TOUCH_ICON.file}"`,
    `rel="manifest" href="${MANIFEST_PATHS[locale]}"`,
  ]
    .map(link)
    .join('');

function tagsOf(manifest: Manifest, page: PageName | null, locale: Locale): PageAssets {
  const words = [
    wordsKey(manifest, locale),
    ...(!page || FIRST_PAGES.has(page) ? [] : [wordsKey(manifest, `${locale}/${messageGroupOf(page)}`)]),
  ];
  const own = page ? [pageModule(page), loaderModule(page)] : [];
  const { scripts, styles } = reach(manifest, [ENTRY, ...words, ...own]);
  // What the entry imports comes before it, and runs in a task of its own once it is there: one long task would block the page.
  const [entry, ...imported] = reach(manifest, [ENTRY]).scripts;
  const first = manifest[FIRST]?.file;
  const preload = (faces: readonly string[]) =>
    Object.values(manifest)
      .filter(({ file }) => faces.some((name) => file.includes(name)))
      .map(({ file }) => link(`rel="preload" as="font" type="font/woff2" crossorigin href="/${file}"`))
      .join('');
  return {
    head: [
      // Before the stylesheets: after them it would wait for them.
      `<script src="/${manifest[THEME]?.file}"></script>`,
      ...styles.map((file) => link(`rel="stylesheet" href="/${file}"`)),
      preload(FIRST_FONTS),
      iconsIn(locale),
    ].join(''),
    emphasis: preload([EMPHASIS_FONT]),
    first: `<script type="module" async src="/${first}"></script>`,
    // Outside a template the scripts would compete with images and fonts for bandwidth.
    rest: [
      `<template id="${REST_ID}">`,
      ...scripts
        .filter((file) => file !== entry && !imported.includes(file))
        .map((file) => link(`rel="modulepreload" href="/${file}"`)),
      ...[...imported.filter((file) => file !== first), entry].map(
        (file) => `<script type="module" src="/${file}"></script>`,
      ),
      '</template>',
    ].join(''),
  };
}

/** Reads Vite's manifest; each page's tags are built once, at start. */
export async function readAssets(clientFolder: URL): Promise<AssetsOf> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', clientFolder), 'utf8')) as Manifest;
  const pages: (PageName | null)[] = [...(Object.keys(PAGES) as PageName[]), null];
  const tags = new Map(
    pages.flatMap((page) =>
      LOCALES.map((locale) => [`${page}-${locale}`, tagsOf(manifest, page, locale)] as const),
    ),
  );
  return (page, locale) => tags.get(`${page}-${locale}`) ?? { head: '', emphasis: '', first: '', rest: '' };
}

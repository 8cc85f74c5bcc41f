import { readFile } from 'node:fs/promises';
import { LOCALES, type Locale } from '@patine/core';
import type { PageName } from '../src/pages.ts';
import { PAGES } from '../src/pages.ts';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; src?: string };
type Manifest = Record<string, Chunk>;

/** The tags that a page's document carries besides its own. */
export type PageAssets = { head: string; script: string };
export type AssetsOf = (page: PageName | null, locale: Locale) => PageAssets;

const ENTRY = 'src/entry-client.tsx';
/**
 * What the first view is set in; other faces are fetched when a character asks for them. The display faces are
 * optional: a page waits a moment for those it preloads, and does without one that comes later rather than move.
 */
const FIRST_FONTS = ['instrument-sans-latin-wght-normal', 'fraunces-latin-opsz-normal'];
/** The emphasis of the first title. */
const HOME_FONT = 'fraunces-latin-opsz-italic';

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

const wordsKey = (manifest: Manifest, locale: Locale) =>
  Object.keys(manifest).find((key) => key.endsWith(`virtual:messages/${locale}`));

const link = (attributes: string) => `<link ${attributes}>`;

function tagsOf(manifest: Manifest, page: PageName | null, locale: Locale): PageAssets {
  const words = wordsKey(manifest, locale);
  if (!words) throw new Error(`The manifest has no messages of ${locale}`);
  const own = page ? [`src/pages/${page}/Page.tsx`, `src/pages/${page}/page.loader.ts`] : [];
  const { scripts, styles } = reach(manifest, [ENTRY, words, ...own]);
  const entry = manifest[ENTRY]?.file;
  const faces = page === 'home' ? [...FIRST_FONTS, HOME_FONT] : FIRST_FONTS;
  const fonts = Object.values(manifest).filter(({ file }) => faces.some((name) => file.includes(name)));
  return {
    head: [
      ...styles.map((file) => link(`rel="stylesheet" href="/${file}"`)),
      ...fonts.map(({ file }) =>
        link(`rel="preload" as="font" type="font/woff2" crossorigin href="/${file}"`),
      ),
      ...scripts.filter((file) => file !== entry).map((file) => link(`rel="modulepreload" href="/${file}"`)),
      link('rel="icon" type="image/svg+xml" href="/favicon.svg"'),
    ].join(''),
    script: `<script type="module" src="/${entry}"></script>`,
  };
}

/** Reads Vite's manifest once; a page's tags are made at start. */
export async function readAssets(clientFolder: URL): Promise<AssetsOf> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', clientFolder), 'utf8')) as Manifest;
  const pages: (PageName | null)[] = [...(Object.keys(PAGES) as PageName[]), null];
  const tags = new Map(
    pages.flatMap((page) =>
      LOCALES.map((locale) => [`${page}-${locale}`, tagsOf(manifest, page, locale)] as const),
    ),
  );
  return (page, locale) => tags.get(`${page}-${locale}`) ?? { head: '', script: '' };
}

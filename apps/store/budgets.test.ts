import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { LOCALES } from '@patine/core';
import { describe, expect, test } from 'vitest';
import { CHUNK_BUDGETS, CHUNK_LIMIT, PAGE_BUDGETS, VISIT_BUDGETS } from './budgets.ts';
import { FIRST_PAGES, messageGroupOf } from './src/i18n/first-pages.ts';
import { loaderModule, pageModule } from './server/page-modules.ts';
import type { PageName } from './src/pages.ts';

type Chunk = { file: string; name?: string; src?: string; imports?: string[] };

const client = new URL('./dist/client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', client), 'utf8')) as Record<string, Chunk>;
const isScript = ({ file }: Chunk) => file.endsWith('.js');

const sizes = new Map(
  Object.values(manifest)
    .filter(isScript)
    .map(({ file }) => {
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      return [file, brotliCompressSync(readFileSync(new URL(file, client)), best).byteLength / 1000];
    }),
);

/** All chunks that these chunks import, transitively. */
function reach(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    reach(chunk.imports ?? [], found);
  }
  return found;
}

function firstView(page: PageName, locale: string): Set<string> {
  const loader = loaderModule(page);
  const keys = [
    'src/entry-client.tsx',
    'src/start-visit.ts',
    `virtual:messages/${locale}`,
    ...(FIRST_PAGES.has(page) ? [] : [`virtual:messages/${locale}/${messageGroupOf(page)}`]),
    pageModule(page),
    ...(loader in manifest ? [loader] : []),
  ];
  return reach(keys);
}

const sizeOf = (files: Set<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? NaN), 0);

function nameOf(key: string, { name = '' }: Chunk): string {
  const page = /^src\/pages\/([\w-]+)\/\w+Page\.tsx$/.exec(key)?.[1];
  if (page !== undefined) return `pages/${page}`;
  if (key === 'src/lib/open-search.ts') return 'algoliasearch';
  return key.startsWith('_') ? name : key;
}

describe.each(LOCALES)('the first view in %s', (locale) => {
  test.each(Object.keys(PAGE_BUDGETS) as PageName[])('of %s is within its budget', (page) => {
    expect(sizeOf(firstView(page, locale))).toBeLessThanOrEqual(PAGE_BUDGETS[page].limit);
  });

  test.each(Object.keys(VISIT_BUDGETS) as (keyof typeof VISIT_BUDGETS)[])(
    'of %s is in no more files than its budget',
    (page) => {
      // With the scripts of the page's head.
      const files = new Set([
        ...firstView(page, locale),
        ...reach(['src/theme-script.ts', 'src/first-script.ts']),
      ]);
      expect(files.size).toBeLessThanOrEqual(VISIT_BUDGETS[page].scripts);
    },
  );
});

const chunks = Object.entries(manifest)
  .filter(([, chunk]) => isScript(chunk))
  .map(([key, chunk]) => ({ name: nameOf(key, chunk), size: sizes.get(chunk.file) ?? NaN }));

test('no chunk exceeds its limit', () => {
  const over = chunks.filter(({ name, size }) => !(size <= (CHUNK_BUDGETS[name]?.limit ?? CHUNK_LIMIT)));
  expect(over).toEqual([]);
});

test('every budget has a chunk', () => {
  expect(Object.keys(CHUNK_BUDGETS).filter((name) => !chunks.some((chunk) => chunk.name === name))).toEqual(
    [],
  );
});

test('no chunk imports itself in a circle: it would run before what it uses exists', () => {
  const circles = Object.values(manifest).filter(({ file, imports = [] }) => reach(imports).has(file));
  expect(circles.map(({ name, file }) => name ?? file)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const DOCUMENTS = [
  'CONTRIBUTING.md',
  'README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/search.md',
  'apps/store/README.md',
];

/** Beginnings that these documents shorten, as they say themselves. */
const SHORT = [
  [/^modules\//, 'apps/api/src/modules/'],
  [/^db\//, 'apps/api/src/db/'],
  [/^(features|pages|page-editor|layouts|lib|head)\//, 'apps/store/src/$1/'],
] as const;

const NAME = /^[\w.*{},<>…-]+(\/[\w.*{},<>…-]*)*$/;
const FILE = /\.(ts|tsx|mjs|cjs|json|css|mdx?|graphql|svg)$/;
const FOLDER = /^(apps|packages|scripts|docs|acceptance|bench|testing|\.storybook)\//;

/** Code in backticks that names a file or folder: no URL, option, package or command. */
const isPath = (code: string) =>
  NAME.test(code) && (FILE.test(code) || FOLDER.test(code) || SHORT.some(([short]) => short.test(code)));

const found = (pattern: string) => globSync(pattern.replaceAll(/<[^>]*>|…/g, '*'), { cwd: root })[0];

/** Names of all files: a document speaks of "its `index.ts`". */
const names = new Set(
  globSync('{apps,packages,scripts}/**/*.{ts,tsx,json,css,md}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).map((file) => path.basename(file)),
);

/** Paths of a line that lead nowhere. A name without a folder stands beside a file before it, or is any file's. */
function missingIn(line: string, base: string): string[] {
  const folders = ['', base];
  return [...line.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .filter(isPath)
    .filter((code) => {
      const whole = SHORT.reduce((text, [short, long]) => text.replace(short, long), code);
      const file = folders.map((folder) => found(path.join(folder, whole))).find(Boolean);
      if (file !== undefined) folders.push(file, path.dirname(file));
      return file === undefined && !names.has(code) && !/^<\w+>[.-]/.test(code);
    });
}

const linesOf = (document: string) => readFileSync(path.join(root, document), 'utf8').split('\n');

test.each(DOCUMENTS)('every path that %s names exists', (document) => {
  const missing = linesOf(document).flatMap((line) => missingIn(line, path.dirname(document)));
  expect(missing).toEqual([]);
});

test('a path that leads nowhere is found', () => {
  expect(missingIn('`modules/carts/carts.ts`, `claim.ts`, `no-such-file.ts`; `lib/nothing`', '.')).toEqual([
    'no-such-file.ts',
    'lib/nothing',
  ]);
});

test('the tables of CONTRIBUTING can be scanned: a cell takes one line', () => {
  const cells = linesOf('CONTRIBUTING.md')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\|$/g, '').trim()));
  expect(cells.filter((cell) => cell.length > 125)).toEqual([]);
});

test.each(DOCUMENTS)('every row of a table in %s has all cells', (document) => {
  const rows = linesOf(document).filter((line) => line.startsWith('|'));
  const columnsOf = (row: string) => row.split(/(?<!\\)\|/).length;
  const short = rows.filter((row, index) => {
    const isHeader = /^\|[\s|:-]+$/.test(rows[index + 1] ?? '');
    return index > 0 && !isHeader && columnsOf(row) !== columnsOf(rows[index - 1] ?? '');
  });
  expect(short).toEqual([]);
});

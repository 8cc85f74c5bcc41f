import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const assets = fileURLToPath(new URL('./dist/client/assets/', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Class names in the selectors of a built style sheet. */
function classesOf(css: string): Set<string> {
  const escaped = /\\([0-9a-f]{1,6})\s?|\\(.)/gi;
  const plain = (name: string) =>
    name.replace(escaped, (_, hex?: string, char?: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
    );
  return new Set(
    [...css.matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi)].map(([, name = '']) => plain(name)),
  );
}

/** Texts that are classes: attributes, and every text of a file of variants. */
const textsOf = (file: string, source: string) =>
  file.endsWith('.variants.ts')
    ? source.replace(/^import .*$/gm, '').matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)
    : source.matchAll(/className(?:="([^"]*)"|\s=\s+'([^']*)')/g);

/** Names of variants and marks of groups look otherwise. */
const isClass = (text: string) => /^[a-z[*@-].*[-:[]/.test(text) && !/^(group|peer)\//.test(text);

test('every class of a component is in the shop’s style sheet, so that no misspelt one is silently nothing', () => {
  const sheets = globSync('*.css', { cwd: assets });
  const known = classesOf(sheets.map((sheet) => readFileSync(path.join(assets, sheet), 'utf8')).join('\n'));
  expect(known.size).toBeGreaterThan(1_000);
  const files = globSync(['apps/store/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter((file) => !/\.(test|stories|guide)\.|\/(stories|testing)\//.test(file));
  const used = files.flatMap((file) =>
    [...textsOf(file, read(file))]
      .flatMap(([, single, double]) => (single ?? double ?? '').split(/\s+/))
      .filter(isClass)
      .map((name) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(3_000);
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});

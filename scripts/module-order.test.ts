import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, onTestFinished, test } from 'vitest';
import moduleOrder from '../apps/api/module-order.json' with { type: 'json' };
import { root } from './root.ts';

const options = await extractDepcruiseOptions(path.join(root, '.dependency-cruiser.cjs'));

/** Returns the names of the rules that a small api breaks; each of its files contains one statement. */
async function brokenRules(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('package.json', '{ "type": "module", "dependencies": { "drizzle-orm": "1" } }');
  write('node_modules/drizzle-orm/package.json', '{ "name": "drizzle-orm", "main": "index.js" }');
  write('node_modules/drizzle-orm/index.js', '');
  for (const [name, text] of Object.entries(files)) write(`apps/api/src/${name}`, `${text}\n`);
  const { output } = await cruise(['apps'], { ...options, baseDir: folder });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const EMPTY = 'export const value = 1;';

test('a module may import the public file of an earlier module', async () => {
  const files = {
    'modules/payments/settle.ts': "export * from '../orders/index.ts';",
    'modules/orders/index.ts': "export * from './repository.ts';",
    'modules/orders/repository.ts': EMPTY,
    'modules.ts': "export * from './modules/orders/orders.ts';",
    'modules/orders/orders.ts': EMPTY,
  };
  expect(await brokenRules(files)).toEqual([]);
});

test.each([
  ['module', 'modules/payments/settle.ts', '../orders/repository.ts', 'api-modules-talk-by-public-file'],
  [
    'command',
    'cli/operations/orders.ts',
    '../../modules/orders/repository.ts',
    'api-modules-have-a-public-file',
  ],
])('importing an inner file of a module from another %s is an error', async (_who, file, inner, rule) => {
  const files = {
    'modules/orders/index.ts': EMPTY,
    'modules/orders/repository.ts': EMPTY,
  };
  const imports = [
    `export * from '${inner}';`,
    `export type { Row } from '${inner}';`,
    `export const lazy = () => import('${inner}');`,
  ];
  const importers = imports.map((text, index) => [file.replace('.ts', `-${index}.ts`), text]);
  const broken = await brokenRules({ ...files, ...Object.fromEntries(importers) });
  expect(broken).toEqual([rule, rule, rule]);
});

test('importing a later module is an error, even without an import cycle', async () => {
  const files = {
    'modules/orders/repository.ts': "export * from '../payments/index.ts';",
    'modules/payments/index.ts': EMPTY,
  };
  expect(await brokenRules(files)).toEqual(['api-module-order-orders']);
});

test('a module that is missing from the order is an error', async () => {
  const files = {
    'modules/gadgets/gadget.ts': "export * from '../orders/index.ts';",
    'modules/orders/index.ts': EMPTY,
  };
  expect(await brokenRules(files)).toEqual(['api-module-has-its-place']);
});

test.each([
  ['Drizzle', "export { eq } from 'drizzle-orm';", ['sql-in-repositories']],
  ['a table', "export * from '../../db/schema/orders.ts';", ['sql-in-repositories']],
  ['the type of a table', "export type { orders } from '../../db/schema/orders.ts';", []],
])('SQL belongs in repositories: %s', async (_what, text, rules) => {
  const files = { 'db/schema/orders.ts': 'export const orders = {};' };
  expect(await brokenRules({ ...files, 'modules/orders/fulfilment.ts': text })).toEqual(rules);
  expect(await brokenRules({ ...files, 'modules/orders/repository.ts': text })).toEqual([]);
});

/** The names between the braces of imports or exports. */
const namesIn = (list: string) =>
  list.split(',').flatMap((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1] ?? []);

test('a public file exports by name what other code uses, and nothing more', () => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const used = new Set(
    globSync('{apps/api,scripts,bench,.storybook}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules', '**/*.test.ts'],
    }).flatMap((file) =>
      [...read(file).matchAll(/\{([^{}]*)\}\s*(?:from|= await import\()\s*'([^']+)\/index\.ts'/g)].flatMap(
        ([, names = '', module = '']) => namesIn(names).map((name) => `${path.basename(module)} ${name}`),
      ),
    ),
  );
  const faults = globSync('apps/api/src/modules/*/index.ts', { cwd: root }).flatMap((file) => {
    const module = path.basename(path.dirname(file));
    const lists = [...read(file).matchAll(/^export (?:type )?\{([^}]*)\} from '[^']+';\n/gm)];
    const rest = lists.reduce((text, [statement]) => text.replace(statement, ''), read(file));
    return [
      ...(rest === '' ? [] : [`${module} has another statement: ${rest}`]),
      ...lists
        .flatMap(([, names = '']) => namesIn(names))
        .filter((name) => !used.has(`${module} ${name}`))
        .map((name) => `${module} exports ${name}, which nothing uses`),
    ];
  });
  expect(faults).toEqual([]);
});

test('the order lists every module once and matches the architecture table', () => {
  expect([...moduleOrder].sort()).toEqual(readdirSync(path.join(root, 'apps/api/src/modules')).sort());
  const architecture = readFileSync(path.join(root, 'docs', 'architecture.md'), 'utf8');
  const [, shown = ''] = /## The order of the api's modules\n(.*?)\n## /s.exec(architecture) ?? [];
  const rows = shown.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(names).toEqual(moduleOrder);
});

import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import moduleOrder from '../module-order.json' with { type: 'json' };
import { expect, onTestFinished, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..', '..');
const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
  forbidden: IForbiddenRuleType[];
};

/** Names of the rules that a small api breaks, whose files hold one import each. */
async function brokenRules(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, imported] of Object.entries(files)) {
    const file = path.join(folder, 'apps/api/src/modules', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, imported ? `export * from '${imported}';\n` : 'export const value = 1;\n');
  }
  const rules = forbidden.filter(({ name }) => name?.startsWith('api-module') || name === 'no-cycle');
  const { output } = await cruise(['apps'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: rules },
    parser: 'swc',
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

test('a module may import those before it', async () => {
  const files = { 'payments/settle.ts': '../orders/repository.ts', 'orders/repository.ts': '' };
  expect(await brokenRules(files)).toEqual([]);
});

test('a module that imports one after it is refused, though no file imports itself', async () => {
  const files = { 'orders/repository.ts': '../payments/attempts.ts', 'payments/attempts.ts': '' };
  expect(await brokenRules(files)).toEqual(['api-module-order-orders']);
});

test('a module without a place in the order is refused', async () => {
  const files = { 'gadgets/gadget.ts': '../orders/repository.ts', 'orders/repository.ts': '' };
  expect(await brokenRules(files)).toEqual(['api-module-has-its-place']);
});

test('the order names every module once, and the architecture shows it', () => {
  expect([...moduleOrder].sort()).toEqual(readdirSync(path.join(import.meta.dirname, 'modules')).sort());
  const architecture = readFileSync(path.join(root, 'docs', 'architecture.md'), 'utf8');
  const [, shown = ''] = /## The order of the api's modules\n(.*?)\n## /s.exec(architecture) ?? [];
  const rows = shown.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );
  expect(names).toEqual(moduleOrder);
});

import { describe, expect, test } from 'vitest';
import { needShop, projectsOf, testsOf, touchedPackages } from './changed-tests.ts';

const texts: Record<string, string> = {
  'packages/core/src/cart/cart.test.ts': "import { cart } from './cart.ts';",
  'packages/core/src/money/money.test.ts': "import { euros } from './money.ts';",
  'packages/ui/src/button/Button.stories.tsx': "import { Button } from './Button.tsx';",
  'packages/ui/src/button/Button.test.tsx': "import { Button } from './Button.tsx';",
  'packages/ui/src/header/Header.test.tsx': "const { look } = await import('../button/button.variants.ts');",
  'apps/api/src/config.test.ts': "import { readConfig } from './config.ts';",
  'apps/api/src/kill.test.ts': "import { startPostgres } from './testing/postgres.ts';",
};
const read = (file: string) => texts[file] ?? '';
const chosen = (...changed: string[]) => testsOf(changed, Object.keys(texts), read);

describe('testsOf', () => {
  test('finds a test that changed itself, and no other', () => {
    expect(chosen('packages/core/src/cart/cart.test.ts')).toEqual(['packages/core/src/cart/cart.test.ts']);
  });
  test('finds the tests in the folder of a changed file', () => {
    expect(chosen('packages/core/src/cart/totals.ts')).toEqual(['packages/core/src/cart/cart.test.ts']);
  });
  test('finds the tests in the nearest folder above when its own has none', () => {
    expect(chosen('packages/core/src/cart/rules/limit.ts')).toEqual(['packages/core/src/cart/cart.test.ts']);
  });
  test('finds the tests and stories beside a component, and the test elsewhere that imports it', () => {
    expect(chosen('packages/ui/src/button/button.variants.ts')).toEqual([
      'packages/ui/src/button/Button.stories.tsx',
      'packages/ui/src/button/Button.test.tsx',
      'packages/ui/src/header/Header.test.tsx',
    ]);
  });
  test('leaves a test that starts whole processes to the full run, unless it changed', () => {
    expect(chosen('apps/api/src/app.ts')).toEqual(['apps/api/src/config.test.ts']);
    expect(chosen('apps/api/src/kill.test.ts')).toEqual(['apps/api/src/kill.test.ts']);
  });
  test('finds nothing for a text outside of every package', () => {
    expect(chosen('README.md', 'docs/search.md')).toEqual([]);
  });
});

test('the built shop is needed by tests that start whole processes alone', () => {
  expect(needShop(['apps/api/src/kill.test.ts'], read)).toBe(true);
  expect(needShop(['apps/api/src/config.test.ts'], read)).toBe(false);
});

test('a package is touched by its own files and by those of what it needs, through others too', () => {
  const manifests = new Map([
    ['apps/store', { name: 'store', needs: ['ui'] }],
    ['packages/ui', { name: 'ui', needs: ['core'] }],
    ['packages/core', { name: 'core', needs: [] }],
    ['packages/search', { name: 'search', needs: [] }],
  ]);
  expect(touchedPackages(['packages/core/src/index.ts'], manifests).sort()).toEqual([
    'apps/store',
    'packages/core',
    'packages/ui',
  ]);
  expect(touchedPackages(['packages/core-notes.md'], manifests)).toEqual([]);
});

test('the tests of a package run in its own projects', () => {
  expect(projectsOf(['packages/core/src/cart/cart.test.ts', 'scripts/changed-tests.test.ts'])).toEqual([
    'core',
    'scripts',
  ]);
});

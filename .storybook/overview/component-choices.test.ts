import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { WANTED } from './component-choices.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const titles = new Set(
  globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map(
    (file) => /^ {2}title: '([^']+)'/m.exec(readFileSync(root + file, 'utf8'))?.[1],
  ),
);

test('every component is found by what it is needed for', () => {
  const named = new Set<string | undefined>(WANTED.flatMap(({ use }) => use));
  const components = [...titles].filter((title) => title && !/^(?:Blocks|Screens)\//.test(title));
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((title) => !named.has(title))).toEqual([]);
});

test('every component that is named exists', () => {
  const named = new Set(WANTED.flatMap(({ use }) => use));
  expect([...named].filter((title) => !titles.has(title))).toEqual([]);
});

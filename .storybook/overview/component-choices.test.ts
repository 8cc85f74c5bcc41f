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

test('every component that is named exists', () => {
  const named = new Set(WANTED.flatMap(({ use }) => use));
  expect([...named].filter((title) => !titles.has(title))).toEqual([]);
});

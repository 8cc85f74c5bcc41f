import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { STEPS } from './steps.ts';

const root = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const titles = globSync('**/*.stories.tsx', { cwd: root }).flatMap((file) => {
  const title = /^ {2}title: '([^']+)'/m.exec(readFileSync(root + file, 'utf8'))?.[1];
  return title ? [title] : [];
});
const placed = new Set<string>(Object.values(STEPS).flat());

test('each screen, layout and component of commerce has a place on the shopper’s path', () => {
  const expected = titles.filter((title) => /^(Screens|Layout|Commerce)\//.test(title));
  expect(expected.length).toBeGreaterThan(60);
  expect(expected.filter((title) => !placed.has(title))).toEqual([]);
});

test('each place is a component', () => {
  expect([...placed].filter((title) => !titles.includes(title))).toEqual([]);
});

test('each step has its page', () => {
  const pages = globSync('../path/*.mdx', { cwd: fileURLToPath(new URL('.', import.meta.url)) });
  const code = pages.map((page) => readFileSync(new URL(page, import.meta.url), 'utf8')).join('\n');
  expect(Object.keys(STEPS).filter((step) => !code.includes(`STEPS.${step}`))).toEqual([]);
});

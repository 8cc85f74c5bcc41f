import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_ENTRIES, foreignCookies } from './own-storage.ts';

test('only third-party cookies are removed', () => {
  const cookies =
    'signedIn=1; cartId=c-1; locale=fr; consent=%7B%7D; _ga=GA1.1; affcid=spring; anonymousId=a=b';
  expect(foreignCookies(cookies, new Set())).toEqual(['_ga', 'affcid', 'anonymousId']);
  expect(foreignCookies(cookies, null)).toEqual(['_ga', 'affcid', 'anonymousId']);
  expect(foreignCookies(cookies, new Set(['advertising']))).toEqual(['_ga', 'anonymousId']);
  expect(foreignCookies('', null)).toEqual([]);
});

const sources = new URL('../../', import.meta.url);
const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|own-storage/.test(file))
  .map((file) => readFileSync(new URL(file, sources), 'utf8'))
  .filter((source) => /remember\(|(local|session)Storage\./.test(source));

test('the shop’s own storage is kept when consent is withdrawn', () => {
  const names = written.flatMap((source) =>
    [...source.matchAll(/^(?:export )?const (?:KEY|STORED|PENDING_\w+) = '([\w-]+)'/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name && !OWN_ENTRIES.has(name))).toEqual([]);
});

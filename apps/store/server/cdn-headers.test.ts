import { expect, test } from 'vitest';
import { createCdnHeaders } from './cdn-headers.ts';
import { storedPage } from './stored-page.ts';

const page = (keys?: string[]) => ({ ...storedPage(200, 'page'), ...(keys ? { keys } : {}) });
const seconds = (fresh: number, revalidate: number) =>
  `max-age=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=86400`;

test('each CDN gets lifetime and keys in the headers that it reads', () => {
  const keys = ['shop', 'product-7'];
  for (const name of ['fastly', 'varnish'] as const)
    expect(createCdnHeaders(name, () => true).of(page(keys))).toEqual({
      'surrogate-control': seconds(300, 60),
      'surrogate-key': 'shop product-7',
    });
  expect(createCdnHeaders('cloudflare', () => true).of(page(keys))).toEqual({
    'cdn-cache-control': seconds(300, 60),
    'cache-tag': 'shop,product-7',
  });
});

test('a page that shows which products there are lives shorter', () => {
  const headers = createCdnHeaders('fastly', () => true).of(page(['shop', 'lists', 'product-7']));
  expect(headers['surrogate-control']).toBe(seconds(30, 30));
});

test.each([
  ['whose changes nobody purges', ['shop'], false],
  ['of unknown keys', undefined, true],
  [
    'whose keys do not fit into a header',
    Array.from({ length: 700 }, (_, reference) => `product-${reference}`),
    true,
  ],
])('a page %s lives for a second', (_, keys, isPurged) => {
  expect(createCdnHeaders('fastly', () => isPurged).of(page(keys))).toEqual({
    'surrogate-control': seconds(1, 1),
    'surrogate-key': 'shop',
  });
});

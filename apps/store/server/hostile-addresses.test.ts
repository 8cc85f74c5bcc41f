import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import {
  EXCLUSION_NAMES,
  FLAGS,
  JEANS_FILTERS,
  LIST_FILTER_NAMES,
  RANGE_FILTERS,
} from '../src/lib/shop-filters.ts';
import { catalogueResponse } from './testing/catalogue-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

const ADDRESSES = 300;
const MEGABYTES = 2;
const MANY = 2_000;
/** Node rejects longer headers before the store sees them. */
const HEADER_BYTES = 16_384;

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

beforeAll(async () => {
  api = await openUpstream(catalogueResponse);
  store = await openStore({ apiUrl: api.url, render });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

const NAMES = [
  ...LIST_FILTER_NAMES,
  ...EXCLUSION_NAMES,
  ...RANGE_FILTERS,
  ...JEANS_FILTERS,
  ...FLAGS,
  'text',
  'sortby',
  'page',
  'tag',
  'tolerance',
  '__proto__',
  'constructor',
  '',
];
/** Fragments of a request line: printable ASCII, complete, truncated and invalid escapes. */
const scrap = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 12,
  }),
  fc.string({ unit: 'binary', maxLength: 6 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%',
    '%zz',
    '%E0%A4',
    '%00',
    '%ff',
    '%2F',
    '%2e%2e',
    '..',
    '//',
    '\\\\',
    '+',
    '-',
    '1e9',
    'NaN',
  ),
  fc.constantFrom('9'.repeat(400), 'a'.repeat(3_000), '%F0%9F%A6%84'.repeat(200)),
);
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), scrap), scrap, fc.constantFrom('=', '', '==')), {
    maxLength: 6,
  })
  .map((pairs) => pairs.map(([name, value, between]) => name + between + value).join('&'));
const path = fc
  .tuple(
    fc.constantFrom('/shop/', '/en/shop/', '/shop', '/SHOP//', '/shop/search/', '/shop/women/'),
    fc.array(fc.oneof(scrap, fc.constantFrom('women', 'dresses')), { maxLength: 3 }),
  )
  .map(([shop, parts]) => shop + parts.map((part) => part.replaceAll(/[?#]/g, '')).join('/'));
const address = fc
  .tuple(path, query)
  .map(([at, received]) => (received === '' ? at : `${at}?${received}`))
  .filter(({ length }) => length < HEADER_BYTES / 2);

/** Follows redirects as a browser does, up to a limit. */
async function arrive(at: string, moves = 3): Promise<number> {
  const { status, headers } = await store.request(at);
  if (status !== 301) return status;
  if (moves === 0) throw new Error(`${at} still redirects`);
  expect(headers.location).toMatch(/^\/(?!\/)/);
  return arrive(headers.location ?? '', moves - 1);
}

test('any URL is a page, a redirect, a 404 or too long', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(address, async (broken) => {
      expect([200, 404, 414]).toContain(await arrive(broken));
    }),
    { numRuns: ADDRESSES },
  );
});

test('an overlong URL is refused with 414', async () => {
  expect((await store.request(`/shop/?text=${'a'.repeat(HEADER_BYTES)}`)).status).toBe(431);
});

test(
  'endless filter combinations do not exceed the memory of the page cache',
  { timeout: 60_000 },
  async () => {
    const html = 'x'.repeat(20_000);
    const page = { kind: 'page' as const, status: 200, html, fill: () => [Buffer.from(html)], errors: [] };
    const boot = {
      locale: 'fr' as const,
      store: { publicUrl: '', frameOrigins: [] },
      queries: [],
      router: {},
    };
    const small = await openStore({
      apiUrl: api.url,
      render: async () => ({ ...page, boot }),
      pageCacheMb: MEGABYTES,
    });
    const bytes = async () => {
      const { body } = await small.request('/metrics');
      return Number(/^store_page_cache_bytes (\S+)$/m.exec(body)?.[1]);
    };
    let most = 0;
    for (let index = 0; index < MANY; index += 1) {
      const { status } = await small.request(`/shop/?colors=noir&brands=brand-${index}&price=${index + 1}-`);
      expect(status).toBe(200);
      if (index % 100 === 99) most = Math.max(most, await bytes());
    }
    await small.close();
    expect(most).toBeLessThanOrEqual(MEGABYTES * 1_000_000);
    expect(most).toBeGreaterThan(MEGABYTES * 900_000);
  },
);

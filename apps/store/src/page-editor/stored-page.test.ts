import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredIn } from './stored-page.ts';

const body = (publishAt?: string) => ({ title: 'Ateliers', zones: [], ...(publishAt ? { publishAt } : {}) });
const DATE = '2026-03-01T08:00:00.000Z';

/** A shop that has version 3 in French, of which version 2 is published, and nothing in English. */
const shop = async (input: string | URL | Request) => {
  if (String(input).endsWith('/en/latest')) return Response.json({ draft: null, published: null });
  return Response.json({
    draft: { version: 3, body: body() },
    published: { version: 2, body: body(DATE) },
  });
};
afterEach(() => vi.unstubAllGlobals());

test('a page has its version, and the published one with its dates', async () => {
  vi.stubGlobal('fetch', shop);
  const stored = await readStored('ateliers', 'fr');
  expect(stored?.page.meta).toEqual({ title: 'Ateliers' });
  expect(stored?.saved).toMatchObject({
    version: 3,
    published: { version: 2, from: DATE, until: null },
  });
});

test('a language without a page is omitted', async () => {
  vi.stubGlobal('fetch', shop);
  expect([...(await readStoredIn('ateliers', ['fr', 'en'])).keys()]).toEqual(['fr']);
});

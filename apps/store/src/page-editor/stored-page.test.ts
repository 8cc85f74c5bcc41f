import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredIn } from './stored-page.ts';

const body = (publishAt?: string) => ({ title: 'Ateliers', zones: [], ...(publishAt ? { publishAt } : {}) });
const DATE = '2026-03-01T08:00:00.000Z';

/** A shop that has version 3 in French, of which version 2 is published, and nothing in English. */
const shop = async (input: string | URL | Request) => {
  const url = String(input);
  if (url.includes('/en?')) return Response.json({ name: 'NOT_FOUND', code: 201 }, { status: 404 });
  const isDraft = url.endsWith('version=draft');
  return Response.json({ version: isDraft ? 3 : 2, body: body(isDraft ? undefined : DATE) });
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

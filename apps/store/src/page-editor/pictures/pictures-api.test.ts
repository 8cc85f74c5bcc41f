import { afterEach, expect, test, vi } from 'vitest';
import { picturesApi } from './pictures-api.ts';

afterEach(() => vi.unstubAllGlobals());

const fetchIn = (body: unknown) => {
  const stand = vi.fn<typeof fetch>(async () => Response.json(body));
  vi.stubGlobal('fetch', stand);
  return stand;
};

test('a picture is uploaded unchanged, with its name and type', async () => {
  const uploaded = { id: 'p1', width: 800, height: 600, alt: { fr: '', en: '' }, isKnown: false };
  const fetched = fetchIn(uploaded);
  const picture = new File(['x'], 'atelier d’été.webp', { type: 'image/webp' });
  expect(await picturesApi.upload(picture)).toEqual(uploaded);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.headers, init?.body]).toEqual([
    '/content/images?name=atelier+d%E2%80%99%C3%A9t%C3%A9.webp',
    'POST',
    { 'content-type': 'image/webp' },
    picture,
  ]);
});

test('a file without a type takes the place of a picture as bytes', async () => {
  const fetched = fetchIn({});
  await picturesApi.upload(new File(['x'], 'a.heic'), 'p1');
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.headers]).toEqual([
    '/content/images?name=a.heic&replaces=p1',
    { 'content-type': 'application/octet-stream' },
  ]);
});

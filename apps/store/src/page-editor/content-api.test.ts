import { afterEach, expect, test, vi } from 'vitest';
import { ApiAwayError } from '../lib/api-error.ts';
import { contentApi, InvalidPageError, pageOrNull } from './content-api.ts';

const fetchIn = (status: number, body: unknown) => {
  const stand = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', stand);
  return stand;
};
afterEach(() => vi.unstubAllGlobals());

test('a draft is saved under its name and language, with the version it is based on', async () => {
  const fetched = fetchIn(200, { version: 4, previewPath: '/pages/a', errors: [] });
  const saved = await contentApi.save('our-workshops', 'fr', { title: 'Ateliers', zones: [] }, 3);
  expect(saved.version).toBe(4);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.body]).toEqual([
    '/content/documents/page/our-workshops/fr?base=3',
    'PUT',
    '{"title":"Ateliers","zones":[]}',
  ]);
});

test('errors of a page come with their fields', async () => {
  const errors = [{ path: '', field: 'path', rule: 'TAKEN_PATH' }];
  fetchIn(422, { name: 'VALIDATION', code: 100, errors });
  const refusal = await contentApi.publish('a', 'fr', { version: 1 }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidPageError);
  expect((refusal as InvalidPageError).errors).toEqual(errors);
});

test('a page that does not exist in a language is null, and any other refusal throws', async () => {
  fetchIn(404, { name: 'NOT_FOUND', code: 201 });
  expect(await pageOrNull('a', 'en')).toBeNull();
  fetchIn(401, { name: 'ACCESS_DENIED', code: 103 });
  await expect(pageOrNull('a', 'en')).rejects.toMatchObject({ body: { name: 'ACCESS_DENIED' } });
});

test('an api that fails or does not respond is away, so that the request is repeated', async () => {
  fetchIn(503, { name: 'OVERLOADED', code: 805 });
  await expect(contentApi.documents('fr')).rejects.toBeInstanceOf(ApiAwayError);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await expect(contentApi.documents('fr')).rejects.toBeInstanceOf(ApiAwayError);
});

test('a picture is uploaded unchanged, with its type', async () => {
  const fetched = fetchIn(200, { id: 'p1', width: 800, height: 600 });
  const picture = new Blob(['x'], { type: 'image/webp' });
  expect(await contentApi.upload(picture)).toEqual({ id: 'p1', width: 800, height: 600 });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.headers, init?.body]).toEqual([
    '/content/images',
    'POST',
    { 'content-type': 'image/webp' },
    picture,
  ]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { InvalidPageError } from '../content-api.ts';
import { documentIdOf } from '../shop-document.ts';
import { documentApi } from './document-api.ts';

const fetchIn = (status: number, body: unknown) => {
  const stand = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', stand);
  return stand;
};
afterEach(() => vi.unstubAllGlobals());

test('a draft is saved under its name and language, with the version it is based on', async () => {
  const fetched = fetchIn(200, { version: 4, previewPath: '/pages/a', errors: [] });
  const saved = await documentApi.save(
    documentIdOf('our-workshops', 'fr'),
    { title: 'Ateliers', zones: [] },
    3,
  );
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
  const refusal = await documentApi
    .publish(documentIdOf('a', 'fr'), { version: 1 })
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidPageError);
  expect((refusal as InvalidPageError).errors).toEqual(errors);
});

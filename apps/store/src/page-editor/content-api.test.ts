import { afterEach, expect, test, vi } from 'vitest';
import { ApiAwayError } from '../lib/api-error.ts';
import { contentApi } from './content-api.ts';

const fetchIn = (status: number, body: unknown) => {
  const stand = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', stand);
  return stand;
};
afterEach(() => vi.unstubAllGlobals());

test('an api that fails or does not respond is away, so that the request is repeated', async () => {
  fetchIn(503, { name: 'OVERLOADED', code: 805 });
  await expect(contentApi.documents('fr')).rejects.toBeInstanceOf(ApiAwayError);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await expect(contentApi.documents('fr')).rejects.toBeInstanceOf(ApiAwayError);
});

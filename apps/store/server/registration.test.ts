import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { schemaResponse } from './testing/schema-api.ts';
import { openStore } from './testing/store.ts';
import { type UpstreamResponse, openUpstream } from './testing/upstream.ts';

const response = schemaResponse({ textOf: (field) => field });
/** The operator's newsletter setting; null if the api is unavailable. */
let navigation: { newsletterOptIn: boolean } | null = null;
let api: Awaited<ReturnType<typeof openUpstream>>;

beforeAll(async () => {
  api = await openUpstream((received): UpstreamResponse => {
    const reply = response(received);
    if (!received.url.startsWith('/web-structure?type=nav')) return reply;
    return navigation ? { body: { ...(reply.body as object), ...navigation } } : { status: 503, body: {} };
  });
});
afterAll(() => api.close());

test.each([
  ['ticked', { newsletterOptIn: true }, true],
  ['empty', { newsletterOptIn: false }, false],
  ['empty while the setting is not known', null, false],
])("the newsletter checkbox follows the operator's setting: %s", async (_name, setting, isTicked) => {
  navigation = setting;
  const store = await openStore({ apiUrl: api.url, render });
  try {
    for (const path of ['/register', '/en/register']) {
      const { status, body } = await store.request(path);
      const box = /<input[^>]*name="optIn"[^>]*>/.exec(body)?.[0] ?? '';
      expect([status, box !== '', box.includes(' checked=""')]).toEqual([200, true, isTicked]);
      // The terms are never accepted by default.
      expect(/<input[^>]*name="acceptTermsAndConditions"[^>]*>/.exec(body)?.[0]).not.toContain(' checked=""');
    }
  } finally {
    await store.close();
  }
});

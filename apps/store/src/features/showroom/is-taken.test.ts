import { afterEach, expect, test, vi } from 'vitest';
import { isTaken } from './is-taken.ts';

afterEach(() => vi.unstubAllGlobals());

test('a name is taken by a page of any language, and by nothing else', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('locale=en') ? [{ kind: 'page', name: 'help' }] : [{ kind: 'navigation', name: 'main' }],
    ),
  );
  expect(await isTaken('help')).toBe(true);
  expect(await isTaken('main')).toBe(false);
});

test('without a network a page may be begun, without access it may not', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  expect(await isTaken('help')).toBe(false);
  vi.stubGlobal('fetch', async () => Response.json({ name: 'ACCESS_DENIED', code: 103 }, { status: 401 }));
  await expect(isTaken('help')).rejects.toMatchObject({ body: { name: 'ACCESS_DENIED' } });
});

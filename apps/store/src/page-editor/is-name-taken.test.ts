import { afterEach, expect, test, vi } from 'vitest';
import { isNameTaken } from './is-name-taken.ts';

afterEach(() => vi.unstubAllGlobals());

test('a name is taken by a page of any language, and by nothing else', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.endsWith('locale=en') ? [{ kind: 'page', name: 'help' }] : [{ kind: 'navigation', name: 'main' }],
    ),
  );
  expect(await isNameTaken('help')).toBe(true);
  expect(await isNameTaken('main')).toBe(false);
});

test('offline a page may be started, without access it may not', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  expect(await isNameTaken('help')).toBe(false);
  vi.stubGlobal('fetch', async () => Response.json({ name: 'ACCESS_DENIED', code: 103 }, { status: 401 }));
  await expect(isNameTaken('help')).rejects.toMatchObject({ body: { name: 'ACCESS_DENIED' } });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openStore } from './testing/store.ts';

test('a picture is no longer asked for once its visitor has left, and never holds up other calls', async () => {
  const pending = new Set<string>();
  const api = createServer((request, response) => {
    const { url = '' } = request;
    if (!url.startsWith('/media/')) return void response.end('{"data":null}');
    pending.add(url);
    response.once('close', () => pending.delete(url));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const store = await openStore({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  try {
    const visit = new AbortController();
    const crowd = Array.from({ length: 100 }, (_, number) =>
      fetch(`${store.origin}/media/p${number}-384.avif`, { signal: visit.signal }).catch(() => null),
    );
    await expect.poll(() => pending.size).toBe(100);
    const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await store.request('/graphql', call)).status).toBe(200);
    visit.abort();
    await Promise.all(crowd);
    await expect.poll(() => pending.size).toBe(0);
  } finally {
    await store.close();
    api.closeAllConnections();
    api.close();
  }
});

test('pictures may be shown on other origins, by a mailbox for one, and pages may not', async () => {
  const api = createServer((_, response) => void response.end('{"data":null}'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const store = await openStore({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  try {
    const policy = async (path: string) =>
      (await store.request(path)).headers['cross-origin-resource-policy'];
    expect(await policy('/media/p1-256.jpg')).toBe('cross-origin');
    expect(await policy('/robots.txt')).toBe('same-origin');
  } finally {
    await store.close();
    api.closeAllConnections();
    api.close();
  }
});

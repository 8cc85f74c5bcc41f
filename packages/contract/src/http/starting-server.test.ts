import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenWhileStarting } from './starting-server.ts';

let port: number;
let release: () => Promise<void>;

beforeEach(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
  release = await listenWhileStarting({ port, host: '127.0.0.1' }, ({ url = '' }) => ({
    type: 'text/plain; charset=utf-8',
    body: `${url} is not ready`,
  }));
});
afterEach(() => release());

const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });

test('a process that starts answers 503, says when to ask again, and is never cached', async () => {
  const response = await get('/shop/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toBe('/shop/ is not ready');
  expect(await (await get('/', 'HEAD')).text()).toBe('');
});

test('it is alive, but not ready', async () => {
  const alive = await get('/healthz');
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'ok' }]);
  expect((await get('/readyz')).status).toBe(503);
});

test('its port is free for the server that takes over', async () => {
  await get('/');
  await release();
  const server = createServer((_, response) => response.end('ready')).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  expect(await (await get('/')).text()).toBe('ready');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

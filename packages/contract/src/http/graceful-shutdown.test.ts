import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shutDown } from './graceful-shutdown.ts';

let server: Server;
let port: number;
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  server = createServer(async ({ url = '' }, response) => {
    if (url === '/never') return;
    if (url === '/slow') await sleep(300);
    response.end(url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

const closed = () => new Promise((resolve) => server.close(resolve));

async function call(path: string) {
  const request = get({ host: '127.0.0.1', port, path, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
}

test('while it drains, a server serves requests, is not ready, and keeps no connection', async () => {
  expect(await call('/page')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const stopped = shutDown(server, closed, { drainMs: 500 });
  expect(await call('/page')).toEqual({ status: 200, connection: 'close', body: '/page' });
  expect(await call('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  await stopped;
  await expect(call('/page')).rejects.toThrow('ECONNREFUSED');
});

test('a request that is running is finished', async () => {
  const slow = call('/slow');
  await once(server, 'request');
  await shutDown(server, closed, { drainMs: 0 });
  expect((await slow).body).toBe('/slow');
});

test('a request without an end is cut at the deadline', async () => {
  const never = call('/never').catch((error: NodeJS.ErrnoException) => error.code);
  await once(server, 'request');
  const began = performance.now();
  await shutDown(server, closed, { drainMs: 0, deadlineMs: 200 });
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await never).toBe('ECONNRESET');
});

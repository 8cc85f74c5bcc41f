import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { type MetricsAccess, serveMetrics } from './serve-metrics.ts';

const TOKEN = 'a-token-of-thirty-two-characters';

const openApp = (access: Partial<MetricsAccess>) => {
  const registry = new Registry();
  registry.registerMetric(new Counter({ name: 'things_total', help: 'Things', registers: [] }));
  const app = Fastify();
  serveMetrics(app, registry, {
    isLocal: ({ socket }) => socket.remoteAddress === '127.0.0.1',
    notFound: (reply) => reply.code(404).send(),
    ...access,
  });
  return app;
};

const read = async (
  access: Partial<MetricsAccess>,
  authorization?: string,
  remoteAddress = '203.0.113.7',
) => {
  const { statusCode } = await openApp(access).inject({
    url: '/metrics',
    remoteAddress,
    headers: authorization === undefined ? {} : { authorization },
  });
  return statusCode;
};

test('without a token only the local machine reads them', async () => {
  expect(await read({}, undefined, '127.0.0.1')).toBe(200);
  expect(await read({})).toBe(404);
  expect(await read({}, 'Bearer ')).toBe(404);
  expect(await read({}, 'Bearer undefined')).toBe(404);
});

test('whoever has the token reads them from anywhere', async () => {
  expect(await read({ token: TOKEN }, `Bearer ${TOKEN}`)).toBe(200);
  expect(await read({ token: TOKEN }, undefined, '127.0.0.1')).toBe(200);
});

test.each([
  undefined,
  '',
  TOKEN,
  `bearer ${TOKEN}`,
  `Bearer ${TOKEN}!`,
  `Bearer ${TOKEN.slice(1)}`,
  'Basic YTpi',
])('anything else is refused (%j)', async (authorization) =>
  expect(await read({ token: TOKEN }, authorization)).toBe(401),
);

test('a port of their own serves nothing else', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const own = { port, host: '127.0.0.1' };
  await expect(openApp({ own }).ready()).rejects.toThrow(`The port ${port} for metrics cannot be opened`);
  taken.close();
  await once(taken, 'close');

  const app = openApp({ own });
  await app.ready();
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('things_total 0');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  await app.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});

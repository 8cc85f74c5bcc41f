import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { accessLog } from './access-log.ts';

const openApp = (lines: string[]) => {
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => 'request-1',
  });
  accessLog(app);
  app.get('/offers/:token', async () => 'text');
  app.get('/cached', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).end('page');
  });
  app.get('/never', () => new Promise<never>(() => undefined));
  return app;
};

const read = (line: string | undefined) => {
  const {
    time: _,
    pid: _pid,
    hostname: _host,
    level: _level,
    ...rest
  } = JSON.parse(line ?? '{}') as Record<string, unknown>;
  return rest;
};

test('each request is a line, without anything that it says of a person', async () => {
  const lines: string[] = [];
  const app = openApp(lines);
  await app.inject({
    url: '/offers/secret-token?email=a@example.com',
    headers: { cookie: 'authToken=secret', 'x-forwarded-for': '203.0.113.7' },
    remoteAddress: '198.51.100.4',
  });
  await app.inject('/secret-address');
  expect(read(lines[0])).toEqual({
    requestId: 'request-1',
    method: 'GET',
    route: '/offers/:token',
    status: 200,
    ms: expect.any(Number) as number,
    msg: 'request',
  });
  expect(read(lines[1])).toMatchObject({ route: 'none', status: 404 });
  expect(lines.join('')).not.toMatch(/secret|example\.com|203\.0|198\.51/);
});

test('a response that bypasses Fastify and a caller who leaves are lines too', async () => {
  const lines: string[] = [];
  const app = openApp(lines);
  await app.listen({ port: 0 });
  lines.splice(0);
  const { port } = app.server.address() as AddressInfo;
  await (await fetch(`http://localhost:${port}/cached`)).text();
  await expect.poll(() => read(lines[0])).toMatchObject({ route: '/cached', status: 200 });
  const leaving = httpRequest({ port, path: '/never' }).on('error', () => undefined);
  leaving.end();
  await once(app.server, 'request');
  leaving.destroy();
  await expect.poll(() => read(lines[1])).toMatchObject({ route: '/never', status: null });
  await app.close();
});

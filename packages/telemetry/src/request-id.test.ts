import Fastify from 'fastify';
import pino from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  currentRequestId,
  identifyRequests,
  logRequestId,
  requestIdHeaders,
  requestIdOf,
} from './request-id.ts';

const given = (id?: string | string[]) =>
  requestIdOf({ headers: { 'x-request-id': id as string } }, () => 'new');

test('a well-formed id from outside is kept', () => {
  expect(given('4bf92f3577b34da6a3ce929d0e0e4736')).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  expect(given('req_2026-11')).toBe('req_2026-11');
});

test.each([
  undefined,
  '',
  'short',
  'a'.repeat(65),
  'id with spaces',
  'id\r\nset-cookie:a',
  '<b>12345</b>',
  'é'.repeat(10),
])('an id that is not well-formed is replaced (%j)', (id) => expect(given(id)).toBe('new'));

const openApp = (lines: string[] = []) => {
  let count = 0;
  const log = pino({ mixin: logRequestId }, { write: (line) => void lines.push(line) });
  const app = Fastify({ genReqId: (request) => requestIdOf(request, () => `generated-${(count += 1)}`) });
  identifyRequests(app);
  const answer = async () => {
    await sleep(5);
    log.info('deep inside');
    return { current: currentRequestId(), headers: requestIdHeaders() };
  };
  app.get('/', answer);
  app.post('/', answer);
  return app;
};

test('each response tells its id, and whatever is called meanwhile knows it', async () => {
  const app = openApp();
  const [first, second] = await Promise.all([app.inject('/'), app.inject('/')]);
  expect(first.headers['x-request-id']).toBe('generated-1');
  expect(first.json()).toEqual({ current: 'generated-1', headers: { 'x-request-id': 'generated-1' } });
  expect(second.json<{ current: string }>().current).toBe('generated-2');
  expect(currentRequestId()).toBeUndefined();
  expect(requestIdHeaders()).toEqual({});
});

test('requests with bodies on one connection keep their own ids', async () => {
  const lines: string[] = [];
  const app = openApp(lines);
  const origin = await app.listen({ port: 0 });
  for (const id of ['first-request', 'second-request']) {
    const response = await fetch(origin, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': id },
      body: '{}',
    });
    expect(await response.json()).toMatchObject({ current: id });
  }
  await app.close();
  expect(lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual([
    'first-request',
    'second-request',
  ]);
});

test('a line has its id once, and none outside of requests', async () => {
  const lines: string[] = [];
  const log = pino(
    { mixin: logRequestId, base: null, timestamp: false },
    { write: (line) => void lines.push(line) },
  );
  const app = Fastify({ genReqId: () => 'only-once' });
  identifyRequests(app);
  app.get('/', async () => log.child({ requestId: 'only-once' }).info('inside'));
  await app.inject('/');
  log.info('outside');
  expect(lines).toEqual([
    '{"level":30,"requestId":"only-once","msg":"inside"}\n',
    '{"level":30,"msg":"outside"}\n',
  ]);
});

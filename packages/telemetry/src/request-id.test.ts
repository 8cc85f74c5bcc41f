import Fastify from 'fastify';
import pino from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentRequestId } from './current-request.ts';
import { identifyRequests, logRequestId, requestIdHeaders, requestIdOf } from './request-id.ts';

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

const PROXY = '127.0.0.1';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

const openApp = (lines: string[] = []) => {
  let count = 0;
  const log = pino({ mixin: logRequestId }, { write: (line) => void lines.push(line) });
  const app = Fastify({ genReqId: (request) => requestIdOf(request, () => `generated-${(count += 1)}`) });
  identifyRequests(app, (address) => address === PROXY);
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
  expect(first.json()).toEqual({
    current: 'generated-1',
    headers: {
      'x-request-id': 'generated-1',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/) as string,
    },
  });
  expect(second.json<{ current: string }>().current).toBe('generated-2');
  expect(currentRequestId()).toBeUndefined();
  expect(requestIdHeaders()).toEqual({});
});

type Answer = { headers: { traceparent: string } };
const passedOn = async (given: Record<string, string>, remoteAddress = PROXY) =>
  (await openApp().inject({ url: '/', headers: given, remoteAddress })).json<Answer>().headers.traceparent;

test('the trace of a trusted proxy is passed on as it came', async () => {
  expect(await passedOn({ traceparent })).toBe(traceparent);
});

test('the trace that somebody else claims, or a malformed one, is replaced', async () => {
  expect(await passedOn({ traceparent }, '203.0.113.7')).not.toContain(TRACE);
  expect(await passedOn({ traceparent: `${traceparent}-more` })).not.toContain(TRACE);
});

test('what a request calls is in one trace, and so are its lines', async () => {
  const lines: string[] = [];
  const app = openApp(lines);
  const { headers } = (await app.inject('/')).json<Answer>();
  const { traceId } = JSON.parse(lines[0] ?? '{}') as { traceId: string };
  expect(headers.traceparent).toContain(`-${traceId}-`);
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
  identifyRequests(app, (address) => address === PROXY);
  app.get('/', async () => log.child({ requestId: 'only-once' }).info('inside'));
  await app.inject({ url: '/', headers: { traceparent } });
  log.info('outside');
  expect(lines).toEqual([
    `{"level":30,"requestId":"only-once","traceId":"${TRACE}","msg":"inside"}\n`,
    '{"level":30,"msg":"outside"}\n',
  ]);
});

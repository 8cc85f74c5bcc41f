import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './accept-queues.ts';

async function openApp() {
  const app = Fastify();
  const running = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    await running.promise;
    return 'done';
  });
  let isClosed = false;
  app.addHook('onClose', async () => {
    isClosed = true;
  });
  await app.ready();
  const close = await listen(app, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    running.resolve();
    return close();
  });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, close, finish: running.resolve, isClosed: () => isClosed };
}

test.runIf(process.platform === 'linux')('a crowd is accepted in a few turns of the event loop', async () => {
  const { app, port } = await openApp();
  let accepted = 0;
  app.server.on('connection', () => (accepted += 1));
  const crowd: Socket[] = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => crowd.forEach((socket) => socket.destroy()));
  let turns = 0;
  for (; accepted < crowd.length && turns < 1_000; turns += 1) await nextTurn();
  expect(accepted).toBe(crowd.length);
  expect(turns).toBeLessThan(60);
});

test('closing waits for the requests that are running, on every socket', async () => {
  const { port, close, finish, isClosed } = await openApp();
  const answers = Array.from({ length: 10 }, async () =>
    (await fetch(`http://127.0.0.1:${port}/slow`, { headers: { connection: 'close' } })).text(),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  const closed = close().then(() => 'closed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isClosed()).toBe(false);
  finish();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['done']));
  expect(await closed).toBe('closed');
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed');
});

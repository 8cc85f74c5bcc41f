import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rejectSlowBodies } from './slow-bodies.ts';

let server: Server;

beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume().once('end', () => response.end('read'));
  });
  rejectSlowBodies(server, { bytesPerSecond: 1_000, graceMs: 500 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a body in chunks, waiting before each, and returns the response status. */
async function post(chunks: number, waitMs: number, chunk: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  const response = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${chunks * chunk.length}\r\n\r\n`);
  for (let sent = 0; sent < chunks && !socket.destroyed; sent += 1) {
    await Promise.race([sleep(waitMs), response]);
    socket.write(chunk);
  }
  const [received] = await response;
  socket.destroy();
  return received.toString().slice(9, 12);
}

test('a body below the minimum rate is rejected with 408', async () => {
  expect(await post(100, 200, 'a')).toBe('408');
});

test('a slow but steady body is read completely', async () => {
  expect(await post(5, 400, 'a'.repeat(1_000))).toBe('200');
});

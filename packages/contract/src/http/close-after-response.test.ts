import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closeAfterResponse } from './close-after-response.ts';

test('a server that closes waits for the answer of a running request, and not for its client to hang up', async () => {
  const server = createServer({ keepAliveTimeout: 3_600_000 });
  closeAfterResponse(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const received = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const answered = once(get({ port, host: '127.0.0.1', agent }), 'response') as Promise<[IncomingMessage]>;
  const [, response] = await received;
  const closed = new Promise((resolve) => server.close(resolve));
  response.end('complete');
  const [answer] = await answered;
  expect([answer.statusCode, await text(answer)]).toEqual([200, 'complete']);
  await closed;
  agent.destroy();
});

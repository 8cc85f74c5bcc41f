import { once } from 'node:events';
import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const CHUNK_BYTES = 2_048;
/** One frame at 60 Hz, so that each chunk is painted separately. */
const PAUSE_MS = 17;

async function trickle(page: IncomingMessage, response: ServerResponse) {
  const html = Buffer.concat((await page.toArray()) as Buffer[]);
  // Sent at once: in a compressed response the head is within the first packet.
  const head = html.indexOf('<main');
  response.write(html.subarray(0, head));
  for (let at = head; at < html.length; at += CHUNK_BYTES) {
    response.write(html.subarray(at, at + CHUNK_BYTES));
    await sleep(PAUSE_MS);
  }
  response.end();
}

/** A proxy that sends the shop's pages in small chunks, like a slow network. */
export async function inChunks(shop: string) {
  const { origin, host, hostname, port } = new URL(shop);
  const server = createServer((request, response) => {
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = origin;
    const { url: path, method } = request;
    const passed = call({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (answer.headers['content-type']?.startsWith('text/html')) void trickle(answer, response);
      else answer.pipe(response);
    });
    request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

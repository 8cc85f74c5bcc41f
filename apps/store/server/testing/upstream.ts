import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type UpstreamRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type UpstreamResponse = {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: unknown;
};

/** An api that records its requests and returns the given responses. */
export async function openUpstream(
  answer: (seen: UpstreamRequest) => UpstreamResponse = () => ({ body: {} }),
) {
  const seen: UpstreamRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, body: await text(request) };
    seen.push(received);
    const reply = answer(received);
    const json = typeof reply.body !== 'string';
    response.writeHead(reply.status ?? 200, {
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...reply.headers,
    });
    response.end(json ? JSON.stringify(reply.body) : reply.body);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { createServer, type IncomingMessage } from 'node:http';

/** Value of Retry-After in seconds. */
const RETRY_SECONDS = 2;

type StartingResponse = { type: string; body: string };

/**
 * Listens on the port while a process starts: `/healthz` responds with 200, every other path with 503. Returns a
 * function that releases the port.
 */
export async function listenWhileStarting(
  listening: { port: number; host: string },
  respond: (request: IncomingMessage) => StartingResponse,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/healthz';
    const { type, body } = isAlive
      ? { type: 'application/json; charset=utf-8', body: '{"status":"ok"}' }
      : respond(request);
    if (!isAlive) response.setHeader('retry-after', RETRY_SECONDS);
    response
      // The connection must not be kept alive, because another server takes over the port.
      .writeHead(isAlive ? 200 : 503, {
        'content-type': type,
        'cache-control': 'no-store',
        connection: 'close',
      })
      .end(request.method === 'HEAD' ? '' : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listening, resolve);
  });
  return () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      // A response that the client does not read must not delay the start.
      setTimeout(() => server.closeAllConnections(), 500).unref();
    });
}

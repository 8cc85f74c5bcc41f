import { createServer, type IncomingMessage } from 'node:http';

/** Seconds after which whoever came too early may ask again. */
const RETRY_SECONDS = 2;

type StartingAnswer = { type: string; body: string };

/**
 * Listens for a process that is getting ready: `/healthz` says that it lives, everything else is answered 503. Returns
 * how to give the port back.
 */
export async function listenWhileStarting(
  listening: { port: number; host: string },
  answer: (request: IncomingMessage) => StartingAnswer,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/healthz';
    const { type, body } = isAlive
      ? { type: 'application/json; charset=utf-8', body: '{"status":"ok"}' }
      : answer(request);
    if (!isAlive) response.setHeader('retry-after', RETRY_SECONDS);
    response
      // The connection is not this server's to keep.
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
      // An answer that is not taken holds up nobody.
      setTimeout(() => server.closeAllConnections(), 500).unref();
    });
}

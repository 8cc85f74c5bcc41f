import type { RequestListener, Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Less than the 20 seconds that `npm start` gives a process after its drain. */
const DEADLINE_MS = 15_000;

/**
 * Stops a server without failing a request. For `drainMs` requests are served, `/readyz` answers 503 so that proxies choose
 * another process, and every response closes its connection. `close` then has to close the port and wait for the
 * requests that are running; connections that are still open after `deadlineMs` are cut.
 */
export async function shutDown(
  server: Server,
  close: () => Promise<unknown>,
  { drainMs, deadlineMs = DEADLINE_MS }: { drainMs: number; deadlineMs?: number },
): Promise<void> {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    response.setHeader('connection', 'close');
    if (request.url !== '/readyz') for (const listener of listeners) listener.call(server, request, response);
    else
      response
        .writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
        .end('{"status":"stopping"}');
  });
  await sleep(drainMs);
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await close();
  clearTimeout(deadline);
}

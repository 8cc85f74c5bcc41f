import cluster from 'node:cluster';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * libuv accepts one connection of each listening socket in a turn of the event loop (libuv pull request 3696). While pages
 * are rendered a turn takes tens of milliseconds: of a crowd, most would wait many seconds to hear that there is no room.
 */
const QUEUES = 64;
/**
 * Connections that wait in each, bounded by the kernel's `somaxconn`; what overflows is dropped, and tries again after
 * seconds.
 */
const BACKLOG = 4_096;

/**
 * Listens with several sockets on one port, where the kernel shares it among them. Workers of a cluster have one socket
 * together, so that what waits in it is not lost with a worker. Returns a function that closes them, and the app once the
 * requests that are running have ended.
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }) {
  const reusePort = process.platform === 'linux' && !cluster.isWorker;
  const listening = { host, backlog: BACKLOG, reusePort };
  await app.listen({ ...listening, port });
  const bound = (app.server.address() as AddressInfo).port;
  const others = Array.from({ length: reusePort ? QUEUES - 1 : 0 }, () =>
    // As `http.Server` itself listens.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket)),
  );
  await Promise.all(
    others.map(
      (server) =>
        new Promise<void>((resolve, reject) => {
          server.once('error', reject).listen({ ...listening, port: bound }, resolve);
        }),
    ),
  );
  return async () => {
    const closed = others.map((server) => new Promise((resolve) => server.close(resolve)));
    app.server.closeIdleConnections();
    // The app waits for the connections of its own socket alone before it closes what the others need too.
    await Promise.all(closed);
    await app.close();
  };
}

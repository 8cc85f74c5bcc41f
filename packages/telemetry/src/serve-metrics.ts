import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Registry } from 'prom-client';

/** Metrics of this process, or of several together. */
export type ReadableMetrics = Pick<Registry, 'contentType' | 'metrics'>;

export type MetricsAccess = {
  /** True for a request that needs no token. */
  isLocal: (request: IncomingMessage) => boolean;
  /** Whoever sends this bearer token may read the metrics from anywhere. */
  token?: string | undefined;
  /** A further address that serves nothing else, without a token to whoever reaches it. */
  own?: { port: number; host: string } | undefined;
  /** What an unknown address gets. */
  notFound: (reply: FastifyReply) => unknown;
};

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares hashes, which have one length, so that the time tells nothing of the token. */
const isToken = (token: string) => {
  const expected = hashOf(`Bearer ${token}`);
  return (header: string | undefined) => header !== undefined && timingSafeEqual(hashOf(header), expected);
};

/** `GET /metrics` in Prometheus's format. Whoever may not read it gets 401 if a token is set, else what an unknown address gets. */
export function serveMetrics(
  app: FastifyInstance,
  registry: ReadableMetrics,
  { isLocal, token, own, notFound }: MetricsAccess,
) {
  const hasToken = token === undefined ? () => false : isToken(token);
  app.get('/metrics', async (request, reply) => {
    if (isLocal(request.raw) || hasToken(request.headers.authorization))
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    if (token === undefined) return notFound(reply);
    return reply.code(401).headers({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' }).send();
  });
  if (own) serveApart(app, registry, own);
}

/** Serves the metrics on a port of its own while the app listens. */
function serveApart(
  app: FastifyInstance,
  registry: ReadableMetrics,
  { port, host }: { port: number; host: string },
) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics cannot be read');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
      throw new Error(`The port ${port} for metrics cannot be opened (${code}): set another one`);
    });
  });
  app.addHook('onClose', (_app, done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

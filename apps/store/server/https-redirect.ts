import type { FastifyInstance } from 'fastify';

/** Requested by monitoring, which uses the IP address. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Redirects plain http to https. A trusted proxy that terminates TLS sends X-Forwarded-Proto; without that header there is no
 * redirect, since it would loop.
 */
export function redirectToHttps(app: FastifyInstance, publicUrl: string, headers: Record<string, string>) {
  const { origin, protocol } = new URL(publicUrl);
  if (protocol !== 'https:') return;
  app.addHook('onRequest', (request, reply, done) => {
    const { headers: requestHeaders, url = '/' } = request.raw;
    const isUntold =
      requestHeaders['x-forwarded-for'] !== undefined && requestHeaders['x-forwarded-proto'] === undefined;
    if (request.protocol === 'https' || isUntold || PROBES.has(url)) return done();
    void reply
      .headers({ ...headers, 'cache-control': 'no-store' })
      .redirect(`${origin}${url.startsWith('/') ? url : '/'}`, 308);
  });
}

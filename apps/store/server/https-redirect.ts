import type { FastifyInstance } from 'fastify';

/** Asked for by machines of the operator's, which know no name of the shop. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Leads plain http to the shop's https address. Who terminates TLS tells so by X-Forwarded-Proto, and is believed if
 * it is a trusted proxy; one that forwards without telling it is asked for nothing, since it could not be satisfied.
 */
export function redirectToHttps(app: FastifyInstance, publicUrl: string, headers: Record<string, string>) {
  const { origin, protocol } = new URL(publicUrl);
  if (protocol !== 'https:') return;
  app.addHook('onRequest', (request, reply, done) => {
    const { headers: asked, url = '/' } = request.raw;
    const isUntold = asked['x-forwarded-for'] !== undefined && asked['x-forwarded-proto'] === undefined;
    if (request.protocol === 'https' || isUntold || PROBES.has(url)) return done();
    void reply
      .headers({ ...headers, 'cache-control': 'no-store' })
      .redirect(`${origin}${url.startsWith('/') ? url : '/'}`, 308);
  });
}

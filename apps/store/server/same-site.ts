import type { FastifyReply, FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

type ReceivedRequest = { method: string; headers: Record<string, string | string[] | undefined> };

/**
 * Protects against CSRF: true if an unsafe request comes from a page of this origin. A client that is not a browser sends neither header, and only the
 * cookies that it chooses to.
 */
export function isSameSite({ method, headers }: ReceivedRequest, publicUrl: string): boolean {
  if (SAFE.has(method)) return true;
  const site = headers['sec-fetch-site'];
  // `Sec-Fetch-Site` cannot be forged by a page; a form on a page without referrer also has a null origin.
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === publicUrl || (typeof origin === 'string' && URL.parse(origin)?.host === host);
}

export const refuseCrossSite =
  (publicUrl: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSameSite(request, publicUrl)) return reply.code(403).send({ name: 'ACCESS_DENIED', code: 103 });
  };

import type { FastifyReply, FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

type Asked = { method: string; headers: Record<string, string | string[] | undefined> };

/**
 * Tells whether a request that changes something was made by a page of this origin. A client that is no browser
 * sends neither header and carries no cookie that it did not choose to.
 */
export function isSameSite({ method, headers }: Asked, publicUrl: string): boolean {
  if (SAFE.has(method)) return true;
  const site = headers['sec-fetch-site'];
  // The browser's own word; a form of a page without referrer has a null origin besides.
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

import type { FastifyInstance } from 'fastify';

const directives = (secure: boolean) => ({
  'default-src': "'self'",
  'script-src': "'self'",
  // Dialogs lock the page's scroll with a style element of their own.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  ...(secure ? { 'upgrade-insecure-requests': '' } : {}),
});

export const contentSecurityPolicy = (secure: boolean) =>
  Object.entries(directives(secure))
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(secure),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Puts the headers on every answer; what the api set on a page of its own stays. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean) {
  const headers = securityHeaders(secure);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

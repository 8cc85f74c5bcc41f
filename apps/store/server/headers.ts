import type { FastifyInstance } from 'fastify';
import { FAILURE_STYLE_HASH } from './failure-page.ts';
import type { PolicySources } from './third-parties.ts';

export type HeaderOptions = {
  /** True if the public URL is https. */
  secure: boolean;
  /** Further origins by directive, from the operator's configuration. */
  sources?: PolicySources;
  /** True in development, where Vite injects style elements. */
  develops?: boolean;
  /** True if third-party scripts, and the consent banner for them, may run in pages. */
  hasThirdParties?: boolean;
};

const directives = ({ secure, develops, hasThirdParties }: HeaderOptions): Record<string, string> => ({
  // Every allowed type is listed; all others are blocked.
  'default-src': "'none'",
  'script-src': "'self'",
  // The failure page has an inline style.
  'style-src': `'self' ${develops ? "'unsafe-inline'" : FAILURE_STYLE_HASH}`,
  // Components set positions and sizes in style attributes.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  ...(develops || hasThirdParties
    ? {}
    : { 'require-trusted-types-for': "'script'", 'trusted-types': 'patine-html patine-worker' }),
  ...(secure ? { 'upgrade-insecure-requests': '' } : {}),
});

export const contentSecurityPolicy = (options: HeaderOptions) =>
  Object.entries(directives(options))
    .map(([name, value]) => [name, value, ...(options.sources?.[name as keyof PolicySources] ?? [])])
    .map((words) => words.filter(Boolean).join(' '))
    .join('; ');

export const securityHeaders = (options: HeaderOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  ...(options.secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
});

/** Adds the headers to every response; headers that the api sets on its own pages are kept. */
export function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions) {
  const headers = securityHeaders(options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

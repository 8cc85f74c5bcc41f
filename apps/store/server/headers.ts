import type { FastifyInstance } from 'fastify';
import { FAILURE_STYLE_HASH } from './failure-page.ts';
import type { PolicySources } from './third-parties.ts';

export type HeaderOptions = {
  /** True where people type https. */
  secure: boolean;
  /** Hosts of what the operator has set up, by directive. */
  sources?: PolicySources;
  /** True where Vite writes style sheets into the page. */
  develops?: boolean;
  /** True where scripts of other companies, and the banner that asks about them, may write into pages. */
  hasThirdParties?: boolean;
};

const directives = ({ secure, develops, hasThirdParties }: HeaderOptions): Record<string, string> => ({
  // Each kind is named: what is not is not loaded.
  'default-src': "'none'",
  'script-src': "'self'",
  // The page for failures has its look within it.
  'style-src': `'self' ${develops ? "'unsafe-inline'" : FAILURE_STYLE_HASH}`,
  // Single places and sizes are attributes of what is drawn.
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

/** Puts the headers on every answer; what the api set on a page of its own stays. */
export function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions) {
  const headers = securityHeaders(options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

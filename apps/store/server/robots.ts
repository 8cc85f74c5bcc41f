import { LOCALES } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { PAGES, type PageName } from '../src/pages.ts';

/** URLs that are not pages. Resources that pages need stay allowed. */
const DISALLOWED = ['/sandbox/', '/payment/', '/documents/', '/dev/'];

/** The fixed first segments of a page's pattern. */
const fixedPrefix = (pattern: string) => pattern.replace(/\/[:*].*$/, '');

/** Path prefixes of private pages, without those that another prefix covers. */
function privatePrefixes(): string[] {
  const names = (Object.keys(PAGES) as PageName[]).filter((name) => PAGES[name].access !== 'public');
  const starts = new Set(names.flatMap((name) => LOCALES.map((locale) => fixedPrefix(PAGES[name][locale]))));
  return [...starts]
    .filter((start) => ![...starts].some((other) => other !== start && start.startsWith(`${other}/`)))
    .toSorted();
}

export const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...[...privatePrefixes(), ...DISALLOWED].map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export function serveRobots(app: FastifyInstance, publicUrl: string) {
  const text = robots(publicUrl);
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}

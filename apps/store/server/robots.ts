import { LOCALES } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { PAGES, type PageName } from '../src/pages.ts';

/** Addresses that are no pages of the shop. What pages ask for while they are drawn stays open. */
const ELSEWHERE = ['/sandbox/', '/payment/', '/documents/', '/dev/'];

/** The words that a page's address begins with. */
const beginning = (pattern: string) => pattern.replace(/\/[:*].*$/, '');

/** Where every page of one visitor begins; what begins like another goes without saying. */
function ownPages(): string[] {
  const names = (Object.keys(PAGES) as PageName[]).filter((name) => PAGES[name].access !== 'public');
  const starts = new Set(names.flatMap((name) => LOCALES.map((locale) => beginning(PAGES[name][locale]))));
  return [...starts]
    .filter((start) => ![...starts].some((other) => other !== start && start.startsWith(`${other}/`)))
    .toSorted();
}

export const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...[...ownPages(), ...ELSEWHERE].map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

export function serveRobots(app: FastifyInstance, publicUrl: string) {
  const text = robots(publicUrl);
  app.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}

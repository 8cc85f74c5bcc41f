import { type LoggedTarget, routeOf } from '@patine/telemetry/access-log';
import type { FastifyRequest } from 'fastify';
import { matchPage, PAGES } from '../src/pages.ts';

/**
 * Names a page by its name in the access log. Only a public page is logged with its path: others contain tokens and the ids
 * of orders.
 */
export function loggedTarget(request: FastifyRequest): LoggedTarget {
  const path = request.url.replace(/\?.*$/s, '');
  const page = routeOf(request) === '/*' ? matchPage(path) : null;
  if (!page) return { route: routeOf(request) };
  return PAGES[page.name].access === 'public' ? { route: page.name, path } : { route: page.name };
}

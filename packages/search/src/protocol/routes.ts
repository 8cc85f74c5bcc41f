import { SearchError } from '../search-error.ts';
import type { AlgoliaRequest } from './messages.ts';
import { objectRoutes } from './object-routes.ts';
import { readRoutes } from './read-routes.ts';
import type { Route } from './route.ts';
import { settingsRoutes } from './settings-routes.ts';
import { writeRoutes } from './write-routes.ts';

const routes: readonly Route[] = [...readRoutes, ...settingsRoutes, ...writeRoutes, ...objectRoutes];

/** Finds the route of a request and its path parameters. Throws 404 or 405. */
export function findRoute(request: AlgoliaRequest): { route: Route; params: readonly string[] } {
  const parts = pathParts(request.path);
  const method = request.method.toUpperCase();
  let isKnown = false;
  for (const route of routes) {
    const params = paramsOf(route.path, parts);
    if (!params) continue;
    if (route.method === method) return { route, params };
    isKnown = true;
  }
  throw isKnown ? new SearchError(405, 'Method not allowed') : new SearchError(404, 'Path not found');
}

/** Returns path parameters when the path matches. `:` matches any segment but `*`, which names all indexes. */
function paramsOf(path: string, parts: readonly string[]): string[] | undefined {
  const wanted = path.split('/').slice(1);
  if (wanted.length !== parts.length) return undefined;
  const fits = wanted.every((want, index) =>
    want === ':' ? parts[index] !== '' && parts[index] !== '*' : want === parts[index],
  );
  return fits ? parts.filter((_, index) => wanted[index] === ':') : undefined;
}

function pathParts(path: string): string[] {
  const [plain = ''] = path.split('?');
  try {
    return plain.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw new SearchError(400, 'Invalid path');
  }
}

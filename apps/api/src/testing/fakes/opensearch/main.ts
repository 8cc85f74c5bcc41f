import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Cluster } from './cluster.ts';
import { Failure } from './failure.ts';
import { createRoutes } from './routes.ts';

/**
 * A fake OpenSearch server in its own process (`node main.ts USER PASSWORD`), which prints its URL as the first line.
 * Only tests call `/_/…`: to take it away, to overload it, and to read what it holds.
 */
const [user = '', password = ''] = process.argv.slice(2);
const AUTHORIZATION = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
/** A user without rights. */
const NOBODY = `Basic ${Buffer.from(`nobody:${password}`).toString('base64')}`;

const cluster = new Cluster();
let isAway = false;
let overloaded = 0;
const requests: string[] = [];
const isOverloaded = () => overloaded > 0 && (overloaded -= 1) >= 0;
const answer = createRoutes(cluster, { isOverloaded });

const control: Record<string, (input: Record<string, unknown>) => unknown> = {
  away: ({ away }) => void (isAway = away === true),
  overload: ({ operations }) => void (overloaded = Number(operations)),
  requests: () => requests.splice(0),
  indexes: () =>
    [...cluster.indexes.values()].map(({ name, searched }) => ({
      name,
      aliases: [...cluster.aliases.get(name)!.keys()],
      documents: searched.length,
    })),
};

function refusalOf(authorization: string | undefined): Failure | null {
  if (isAway)
    return new Failure(
      503,
      'cluster_block_exception',
      'blocked by: [SERVICE_UNAVAILABLE/2/no cluster manager];',
    );
  if (authorization === NOBODY)
    return new Failure(403, 'security_exception', 'no permissions for [cluster:monitor/main]');
  return authorization === AUTHORIZATION ? null : new Failure(401, 'security_exception', 'Unauthorized');
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  const [, name] = /^\/_\/(\w+)$/.exec(pathname) ?? [];
  if (name) {
    response.end(JSON.stringify(control[name]?.(body === '' ? {} : JSON.parse(body)) ?? {}));
    return;
  }
  requests.push(`${request.method} ${pathname}`);
  const refused = refusalOf(request.headers.authorization);
  const { status, body: answered } = refused
    ? { status: refused.status, body: refused.body }
    : answer({ method: request.method ?? 'GET', path: pathname, query: searchParams, body });
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(answered));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}\n` : '\n');
});

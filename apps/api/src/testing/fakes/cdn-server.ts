import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Reply = { status: number; body: object };

const SERVICE = 'SU1Z0isxPaozGVKXdv0eY';
const ZONE = '023e105f4ecef8ad9ca31a8372d0c353';
const TOKEN = 'token-of-tests';
const MOST = { fastly: 256, cloudflare: 100 };

const isKeys = (keys: unknown, most: number): keys is string[] =>
  Array.isArray(keys) &&
  keys.length > 0 &&
  keys.length <= most &&
  keys.every((key) => typeof key === 'string' && /^[^\s,"]{1,1024}$/.test(key));

const json = (body: string): Record<string, unknown> => {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/**
 * Starts a server that takes purges as Fastly, as Cloudflare and as a proxy of one's own, and writes down which keys are
 * gone. It refuses other tokens, services, bodies and more keys than each of them takes.
 */
export async function startCdn() {
  const purged: Record<'fastly' | 'cloudflare' | 'proxy', string[][]> = {
    fastly: [],
    cloudflare: [],
    proxy: [],
  };
  let fails = 0;

  const asFastly = ({ headers, body }: Call): Reply => {
    if (headers['fastly-key'] !== TOKEN)
      return { status: 401, body: { msg: 'Provided credentials are invalid' } };
    const { surrogate_keys: keys } = json(body);
    if (!isKeys(keys, MOST.fastly)) return { status: 400, body: { msg: 'Bad request' } };
    purged.fastly.push(keys);
    return { status: 200, body: Object.fromEntries(keys.map((key, index) => [key, `id-${index}`])) };
  };
  const asCloudflare = ({ headers, body }: Call): Reply => {
    const refused = (status: number, code: number) => ({
      status,
      body: { success: false, errors: [{ code, message: 'refused' }], result: null },
    });
    if (headers.authorization !== `Bearer ${TOKEN}`) return refused(403, 10_000);
    const { tags } = json(body);
    if (!isKeys(tags, MOST.cloudflare)) return refused(400, 1_094);
    purged.cloudflare.push(tags);
    return { status: 200, body: { success: true, errors: [], messages: [], result: { id: ZONE } } };
  };
  const asProxy = ({ headers }: Call): Reply => {
    const keys = String(headers['surrogate-key'] ?? '').split(' ');
    if (!isKeys(keys, Infinity)) return { status: 400, body: {} };
    purged.proxy.push(keys);
    return { status: 200, body: {} };
  };
  const respond = (call: Call): Reply => {
    if (fails > 0) {
      fails -= 1;
      return { status: 503, body: { msg: 'Try again' } };
    }
    if (call.method === 'POST' && call.path === `/service/${SERVICE}/purge`) return asFastly(call);
    if (call.method === 'POST' && call.path === `/v4/zones/${ZONE}/purge_cache`) return asCloudflare(call);
    return call.method === 'PURGE' && call.path === '/proxy' ? asProxy(call) : { status: 404, body: {} };
  };

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const { status, body } = respond({ method, path, headers, body: await text(request) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    purged,
    /** Answers the next calls by a failure. */
    failNext: (calls: number) => void (fails = calls),
    forget: () => {
      for (const calls of Object.values(purged)) calls.length = 0;
    },
    settings: {
      FASTLY_API_URL: url,
      FASTLY_SERVICE_ID: SERVICE,
      FASTLY_API_TOKEN: TOKEN,
      CLOUDFLARE_API_URL: `${url}/v4`,
      CLOUDFLARE_ZONE_ID: ZONE,
      CLOUDFLARE_API_TOKEN: TOKEN,
      PURGE_URL: `${url}/proxy`,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type CdnServer = Awaited<ReturnType<typeof startCdn>>;

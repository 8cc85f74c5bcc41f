import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AlgoliaHandler } from '../index.ts';

export interface ProtocolServer {
  /** Host, port and path prefix without protocol, as `algoliasearch` expects. */
  url: string;
  close: () => Promise<void>;
}

const prefix = '/search';

/** Serves the handler over HTTP on a free port, mounted under a path as in the api. */
export async function serve(handler: AlgoliaHandler): Promise<ProtocolServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const result = await handler({
      method: request.method ?? 'GET',
      path: pathname.slice(prefix.length),
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(result.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = addressOf(server.address());
  return {
    url: `127.0.0.1:${port}${prefix}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === 'object' && address) return address;
  throw new Error('The server has no port.');
}

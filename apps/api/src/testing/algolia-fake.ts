import { createAlgoliaHandler, createSearchEngine } from '@patine/search';
import { createServer } from 'node:http';

/**
 * A server that an Algolia client takes for Algolia: an engine without any index, and two keys. It is a process of its
 * own (`node algolia-stand-in.ts WRITE_KEY SEARCH_KEY`) and writes its address as its first line.
 */
const [writeKey = '', searchKey = ''] = process.argv.slice(2);
const engine = createSearchEngine({ indexes: [], now: () => performance.now() });
const answer = createAlgoliaHandler(engine, {
  apiKeys: [searchKey],
  writeKeys: [writeKey],
  createsIndexes: true,
  maxBodyLength: 10_000_000,
  onFailure: (failure) => process.stderr.write(`${String(failure)}\n`),
});

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const { status, body } = await answer({
    method: request.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  });
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}\n` : '\n');
});

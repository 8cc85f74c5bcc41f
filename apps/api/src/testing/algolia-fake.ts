import { createAlgoliaHandler, createSearchEngine } from '@patine/search';
import { createServer } from 'node:http';

/**
 * A fake Algolia server: the search engine without any index, and two API keys. It runs in its own process (`node
 * algolia-fake.ts WRITE_KEY SEARCH_KEY`) and prints its URL as the first line.
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

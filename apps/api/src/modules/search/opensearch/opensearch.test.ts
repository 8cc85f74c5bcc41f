import path from 'node:path';
import { Client } from '@opensearch-project/opensearch';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { drops, items, products } from '../../../db/schema/catalogue.ts';
import { type FakeOpenSearch, startOpenSearch } from '../../../testing/fakes/opensearch/start-opensearch.ts';
import { identifySellers } from '../../../testing/sellers.ts';
import { movableClock, servicesOn, testServices } from '../../../testing/services.ts';
import { importFeed } from '../../catalogue-import/import-feed.ts';
import { readFeed } from '../../catalogue-import/read-feed.ts';
import { sampleFolder } from '../../catalogue-import/sample-feed.ts';
import { publishVersion, saveDraft } from '../../content/drafts.ts';
import { grantRight } from '../../editors/index.ts';
import { productsChanged } from '../../outbox/enqueue.ts';
import { describeSearch } from '../describe-search.ts';
import { checkOpenSearch } from './check-opensearch.ts';
import { openSearchConnection } from './connection.ts';
import { publishedConfigs } from './current-configs.ts';
import { openSearchIndex } from './opensearch-index.ts';

const clock = movableClock();
let fake: FakeOpenSearch;
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;

beforeAll(async () => {
  fake = await startOpenSearch();
  services = await testServices(fake.settings, clock);
  const { feed } = await sampleFolder([
    { id: 'a', price: '60.00 EUR', sale_price: '45.00 EUR' },
    { id: 'b', title: 'Chemise écrue', title_en: 'Ecru shirt', price: '20.00 EUR' },
    { id: 'c', title: 'Jupe noire', title_en: 'Black skirt', price: '90.00 EUR', drop: 'soon' },
  ]);
  await identifySellers(services.db, ['Friperie du Canal']);
  await importFeed(services, readFeed(feed), {
    photoFolders: [path.dirname(feed)],
    dryRun: false,
    announce: true,
  });
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
  fake.stop();
});

const connection = (changed: Record<string, string> = {}) =>
  openSearchConnection(readConfig({ ...fake.settings, ...changed }))!;
const clientOf = () => {
  const {
    OPENSEARCH_URL: node,
    OPENSEARCH_USERNAME: username,
    OPENSEARCH_PASSWORD: password,
  } = fake.settings;
  return new Client({ node, auth: { username, password } });
};
const post = (url: string, payload: object, of = app) => of.inject({ method: 'POST', url, payload });
const names = async (params: object = {}): Promise<string[]> =>
  (await post('/1/indexes/price_ascending_fr/query', params))
    .json()
    .hits.map(({ name }: { name: string }) => name);
const referenceOf = async (externalId: string) => {
  const [row] = await services.db.select().from(products).where(eq(products.externalId, externalId));
  return row!.reference;
};
async function change(externalId: string, status: 'listed' | 'sold' | 'withdrawn') {
  const reference = await referenceOf(externalId);
  await services.db
    .update(items)
    .set({ status, soldAt: status === 'sold' ? clock.now() : null })
    .where(eq(items.productReference, reference));
  await productsChanged(services.db, [reference], clock.now());
  await app.outbox.drain();
}

describe('an OpenSearch server', () => {
  test('is filled when it is empty: one index for each collection and language, behind an alias', async () => {
    const indexes = await fake.indexes();
    expect(indexes.map(({ aliases }) => aliases).toSorted()).toEqual(
      ['facet_value', 'search', 'stores']
        .flatMap((name) => [[`patine_${name}_en`], [`patine_${name}_fr`]])
        .concat([['patine_search_en_query_suggestions'], ['patine_search_fr_query_suggestions']])
        .toSorted(),
    );
    expect(await names()).toEqual(['Chemise écrue', expect.any(String), 'Jupe noire']);
  });

  test('is asked once for a list with its counts', async () => {
    await fake.requests();
    const list = { indexName: 'search_fr', facetFilters: [['color:noir'], ['size:38']] };
    const requests = [
      { ...list, hitsPerPage: 20 },
      { ...list, hitsPerPage: 0, facets: ['brand'] },
      { ...list, facetFilters: [['size:38']], hitsPerPage: 0, facets: ['color'] },
    ];
    await post('/1/indexes/*/queries', { requests });
    expect(await fake.requests()).toEqual(['POST /_msearch']);
  });

  test('has a sale at once, and no withdrawn piece', async () => {
    await change('b', 'sold');
    const [hit] = (await post('/1/indexes/search_fr/query', { query: 'chemise' })).json().hits;
    expect(hit.availability).toBe('SOLD');
    await change('b', 'withdrawn');
    expect(await names({ query: 'chemise' })).toEqual([]);
    await change('b', 'listed');
    expect(await names({ query: 'chemise' })).toEqual(['Chemise écrue']);
  });

  test('gets no secret products', async () => {
    const objectID = String(await referenceOf('c'));
    const isThere = async () =>
      (await clientOf().mget({ body: { docs: [{ _index: 'patine_search_fr', _id: objectID }] } })).body
        .docs[0];
    expect(await isThere()).toMatchObject({ found: true });
    await services.db
      .update(drops)
      .set({ launchAt: new Date(clock.now().getTime() + DAY_MS) })
      .where(eq(drops.slug, 'soon'));
    await productsChanged(services.db, [Number(objectID)], clock.now());
    await app.outbox.drain();
    expect(await isThere()).toMatchObject({ found: false });
  });

  test('gives one object by GET, with the fields that a client names', async () => {
    const objectID = String(await referenceOf('b'));
    const get = (url: string) => app.inject(`/1/indexes/search_fr/${url}`);
    expect((await get(`${objectID}?attributesToRetrieve=name`)).json()).toEqual({
      objectID,
      name: 'Chemise écrue',
    });
    expect((await get(objectID)).json()).toMatchObject({ objectID, price: 2000 });
    expect((await get('1')).statusCode).toBe(404);
    expect((await get('settings')).statusCode).toBe(404);
  });

  test('takes events, and refuses what is no search', async () => {
    const event = { eventType: 'click', eventName: 'Hit', index: 'search_fr', userToken: 'anonymous' };
    expect((await post('/1/events', { events: [event] })).json()).toEqual({ status: 200, message: 'OK' });
    expect((await post('/1/events', { events: [{}] })).statusCode).toBe(422);
    expect((await post('/1/indexes/nowhere/query', {})).statusCode).toBe(404);
    expect((await post('/1/indexes/search_fr/batch', { requests: [] })).statusCode).toBe(404);
    expect((await post('/1/indexes/search_fr/clear', {})).statusCode).toBe(404);
  });

  test('is indexed anew beside the old index, which is deleted', async () => {
    const before = (await fake.indexes()).map(({ name }) => name);
    for await (const _ of app.ownerCommands['search-reindex']!({})) continue;
    const after = (await fake.indexes()).map(({ name }) => name);
    expect([after.length, after.filter((name) => before.includes(name))]).toEqual([before.length, []]);
    expect(await names()).toContain('Chemise écrue');
  });

  test('has every change that is made while it is indexed anew', async () => {
    const index = openSearchIndex(connection({ OPENSEARCH_PREFIX: 'other_' }));
    const record = (objectID: string, name: string) => ({ objectID, name, price: 1000 });
    const both = (records: ReturnType<typeof record>[]) => ({ fr: records, en: records });
    const old = [record('1', 'old'), record('2', 'old'), record('3', 'old')];
    await index.replace('search', pages(both(old)));
    async function* changing() {
      await index.save('search', 'fr', [record('1', 'new')]);
      await index.remove('search', 'fr', ['2']);
      // Read before these changes.
      yield both(old);
      await index.remove('search', 'fr', ['3']);
    }
    await index.replace('search', changing());
    const { body } = await clientOf().msearch({
      body: [{ index: 'other_search_fr' }, { query: { match_all: {} } }],
    });
    const [response] = body.responses as unknown as {
      hits: { hits: { _id: string; _source: { record: object } }[] };
    }[];
    expect(response!.hits.hits.map(({ _id, _source }) => [_id, _source.record])).toEqual([
      ['1', record('1', 'new')],
    ]);
    const own = (await fake.indexes()).filter(({ name }) => name.startsWith('other_search_fr-'));
    expect(own).toEqual([{ name: expect.any(String), aliases: ['other_search_fr'], documents: 1 }]);
  });

  test('is indexed by the later of two processes that began both', async () => {
    const index = openSearchIndex(connection({ OPENSEARCH_PREFIX: 'twice_' }));
    const page = { fr: [{ objectID: '1' }], en: [{ objectID: '1' }] };
    async function* overtaken() {
      await index.replace('stores', pages(page));
      yield page;
    }
    await expect(index.replace('stores', overtaken())).rejects.toThrow('twice_filling_stores_fr');
    const own = (await fake.indexes()).filter(({ name }) => name.startsWith('twice_'));
    expect(own.map(({ aliases }) => aliases)).toEqual([['twice_stores_fr'], ['twice_stores_en']]);
  });

  test('that is overloaded gets the same writes again', async () => {
    await fake.overload(3);
    await change('a', 'sold');
    const [hit] = (await post('/1/indexes/search_fr/query', { facetFilters: ['availability:SOLD'] })).json()
      .hits;
    expect(hit.reference).toBe(await referenceOf('a'));
  });
});

async function* pages<Page>(...list: Page[]) {
  yield* list;
}

describe('a server that is away', () => {
  test('leaves the api ready and answers visitors with a plain 503, until it is back', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    await fake.setAway(true);
    const opened = await servicesOn(services.client, fake.settings, clock);
    const shop = await buildApp({ ...opened, log });
    try {
      expect(lines.join()).toContain('it cannot be looked at (status 503)');
      expect((await shop.inject('/readyz')).statusCode).toBe(200);
      const search = () => post('/1/indexes/search_fr/query', { query: 'chemise écrue' }, shop);
      const answer = await search();
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { message: 'Search is not available', status: 503 },
      ]);
      const suggestions = await shop.inject('/search-suggestions?locale=fr&text=chemise');
      expect([suggestions.statusCode, suggestions.json().name]).toEqual([503, 'SEARCH_UNAVAILABLE']);
      // What people search for is in no log.
      expect(lines.join()).not.toContain('écrue');
      await fake.setAway(false);
      expect((await search()).json().nbHits).toBe(1);
    } finally {
      await fake.setAway(false);
      await shop.close();
    }
  });

  test('has the changes of that time later', async () => {
    await fake.setAway(true);
    await change('b', 'sold');
    await fake.setAway(false);
    clock.advance(5_000);
    await app.outbox.drain();
    const [hit] = (await post('/1/indexes/search_fr/query', { query: 'chemise' })).json().hits;
    expect(hit.availability).toBe('SOLD');
  });
});

test('words that editors publish are searched for in every process, phrases too', async () => {
  const { id } = await grantRight(services, new Date(clock.now().getTime() + DAY_MS));
  const key = { kind: 'texts', name: 'dictionary', locale: 'fr' } as const;
  const body = {
    alike: [{ words: 'chemise, liquette' }],
    wider: [{ word: 'haut du dimanche', finds: 'chemise' }],
  };
  const found = async (query: string) => (await post('/1/indexes/search_fr/query', { query })).json().nbHits;
  const before = await found('chemise');
  const { version } = await saveDraft(services, key, { body, authorId: id });
  await publishVersion(services, key, { version, publisherId: id });
  await app.outbox.drain();
  expect(await found('liquette')).toBe(before);
  expect(await found('haut du dimanche')).toBe(before);
  expect(await describeSearch(readConfig(fake.settings), services)).toMatchObject({ isWell: true });
  // Another process that answers from the same indexes reads the words when it starts.
  const other = await buildApp(services);
  try {
    const response = await other.inject({
      method: 'POST',
      url: '/1/indexes/search_fr/query',
      payload: { query: 'liquette' },
    });
    expect(response.json().nbHits).toBe(before);
  } finally {
    await other.close();
  }
});

describe('problems of a server are reported', () => {
  const problems = async (changed: Record<string, string>) =>
    (await checkOpenSearch(connection(changed), await publishedConfigs(services))).map(({ words }) => words);

  test('none, when all is well', async () => {
    expect(await problems({})).toEqual([]);
    expect(await describeSearch(readConfig(fake.settings), services)).toEqual({
      lines: [`OpenSearch at ${fake.url}: ready`],
      isWell: true,
    });
  });

  test('a wrong password, a user without rights, no server, and missing indexes', async () => {
    expect(await problems({ OPENSEARCH_PASSWORD: 'wrong' })).toEqual([
      'it refuses the name or the password: check OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD',
    ]);
    expect(await problems({ OPENSEARCH_USERNAME: 'nobody' })).toEqual([
      'the user may not do what the shop needs: give it all rights on patine_* and cluster_monitor',
    ]);
    expect(await problems({ OPENSEARCH_URL: 'http://127.0.0.1:2' })).toEqual([
      'no server answers at http://127.0.0.1:2: check OPENSEARCH_URL and the network',
    ]);
    const missing = await problems({ OPENSEARCH_PREFIX: 'nobodys_' });
    expect(missing[0]).toBe('index nobodys_search_fr does not exist: run `marketplace search reindex`');
    expect(missing).toHaveLength(8);
    const { isWell, lines } = await describeSearch(
      readConfig({ ...fake.settings, OPENSEARCH_PASSWORD: 'wrong' }),
      services,
    );
    expect([isWell, lines[0]]).toEqual([false, `OpenSearch at ${fake.url}: not ready`]);
  });

  test('an index that was made for other settings', async () => {
    const client = clientOf();
    const aliases = { old_stores_fr: {} };
    const body = { aliases, mappings: { dynamic: 'strict' as const, _meta: { settings: 'of before' } } };
    await client.indices.create({ index: 'old_stores_fr-1', body });
    expect(await problems({ OPENSEARCH_PREFIX: 'old_' })).toContain(
      'index old_stores_fr was made for other settings: run `marketplace search reindex`',
    );
  });

  test('settings that do not go together', () => {
    const read = (variables: Record<string, string>) => () => readConfig(variables);
    const { OPENSEARCH_URL: url } = fake.settings;
    expect(read({ OPENSEARCH_URL: url, OPENSEARCH_USERNAME: 'shop' })).toThrow(
      /^OPENSEARCH_PASSWORD: set it/,
    );
    expect(read({ OPENSEARCH_USERNAME: 'shop', OPENSEARCH_PASSWORD: 'x' })).toThrow(
      /^OPENSEARCH_URL: set it/,
    );
    expect(read({ OPENSEARCH_PREFIX: 'Patine-' })).toThrow(/^OPENSEARCH_PREFIX: set it/);
    const algolia = { ALGOLIA_APP_ID: 'a', ALGOLIA_WRITE_KEY: 'b', ALGOLIA_SEARCH_KEY: 'c' };
    expect(read({ OPENSEARCH_URL: url, ...algolia })).toThrow(/^OPENSEARCH_URL: unset it/);
  });

  test('the name and password in the address', async () => {
    const { OPENSEARCH_USERNAME: name, OPENSEARCH_PASSWORD: password } = fake.settings;
    const url = new URL(fake.url);
    Object.assign(url, { username: name, password });
    const found = openSearchConnection(readConfig({ OPENSEARCH_URL: url.href }))!;
    const problemsThere = await checkOpenSearch(found, await publishedConfigs(services));
    expect([found.address, problemsThere]).toEqual([fake.url, []]);
  });
});

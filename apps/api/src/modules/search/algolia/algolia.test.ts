import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { algoliasearch } from 'algoliasearch';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { drops, items, products } from '../../../db/schema/catalogue.ts';
import { movableClock, testServices } from '../../../testing/services.ts';
import { identifySellers } from '../../../testing/sellers.ts';
import { importFeed } from '../../catalogue-import/import-feed.ts';
import { readFeed } from '../../catalogue-import/read-feed.ts';
import { sampleFolder } from '../../catalogue-import/sample-feed.ts';
import { publishVersion, saveDraft } from '../../content/drafts.ts';
import { grantRight } from '../../editors/index.ts';
import { productsChanged } from '../../outbox/enqueue.ts';
import { algoliaAccount, type AlgoliaAccount } from './account.ts';
import { describeSearch } from '../describe-search.ts';
import { checkAlgolia } from './check-algolia.ts';

const clock = movableClock();
let fake: ChildProcess;
let variables: Record<string, string>;
let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;

async function startStandIn(): Promise<string> {
  const script = path.join(import.meta.dirname, '../../../testing/algolia-fake.ts');
  fake = spawn(process.execPath, [script, 'write-key', 'search-key'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!fake.stdout) throw new Error('no output');
  const [address] = await once(createInterface(fake.stdout), 'line');
  return String(address);
}

beforeAll(async () => {
  variables = {
    ALGOLIA_APP_ID: 'patine',
    ALGOLIA_WRITE_KEY: 'write-key',
    ALGOLIA_SEARCH_KEY: 'search-key',
    ALGOLIA_URL: await startStandIn(),
  };
  services = await testServices(variables, clock);
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
  await services.db.update(products).set({ regularAmount: 6000 }).where(eq(products.externalId, 'a'));
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
  fake.kill();
});

async function search(indexName: string, params: Record<string, unknown> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ requests: [{ indexName, ...params }] }),
  });
  const { results } = answer.json();
  return results[0];
}
const names = async (indexName: string, params = {}): Promise<string[]> =>
  (await search(indexName, params)).hits.map(({ name }: { name: string }) => name);

const referenceOf = async (externalId: string) => {
  const [row] = await services.db.select().from(products).where(eq(products.externalId, externalId));
  return row?.reference ?? 0;
};

describe('an account with Algolia', () => {
  test('is set up and filled when it is empty, and answers searches', async () => {
    expect(await names('price_ascending_fr')).toEqual(['Chemise écrue', expect.any(String), 'Jupe noire']);
    expect(await names('search_en', { query: 'shrit' })).toEqual(['Ecru shirt']);
    const { facets, facets_stats: stats } = await search('search_fr', { facets: ['discountRange', 'price'] });
    expect(facets.discountRange).toEqual({ 10: 1, 20: 1 });
    expect(stats.price).toMatchObject({ min: 2000, max: 9000 });
    expect(await names('facet_value_fr', { query: 'cach' })).toEqual(['Cacharel']);
  });

  test('shows discounts first in the context of a sale', async () => {
    const [first] = (await search('search_fr', { ruleContexts: ['soldes'] })).hits;
    expect(first.discountPercent).toBe(25);
  });

  test('is asked with what was understood of the text, as the embedded engine is', async () => {
    const found = await search('search_en', { query: 'ecru shirt under 30' });
    expect(found.hits.map(({ name }: { name: string }) => name)).toEqual(['Ecru shirt']);
    expect(found.query).toBe('ecru shirt under 30');
    const { filters } = found.userData[0].understanding;
    expect(filters.map(({ words }: { words: string }) => words)).toEqual(['under 30']);
    const literal = await search('search_en', { query: 'ecru shirt under 30', enableRules: false });
    expect([literal.nbHits, literal.userData]).toEqual([0, undefined]);
  });

  test('is updated by a sale', async () => {
    const reference = await referenceOf('b');
    await services.db.transaction(async (tx) => {
      await tx
        .update(items)
        .set({ status: 'sold', soldAt: clock.now() })
        .where(eq(items.productReference, reference));
      await productsChanged(tx, [reference], clock.now());
    });
    await app.outbox.drain();
    expect(await names('search_fr', { facetFilters: ['availability:AVAILABLE'], query: 'chemise' })).toEqual(
      [],
    );
  });

  test('gets the words that editors publish', async () => {
    const { id } = await grantRight(services, new Date(clock.now().getTime() + DAY_MS));
    const key = { kind: 'texts', name: 'dictionary', locale: 'fr' } as const;
    const body = { alike: [{ words: 'jupe, cotillon' }], wider: [] };
    expect(await names('search_fr', { query: 'cotillon' })).toEqual([]);
    const { version } = await saveDraft(services, key, { body, authorId: id });
    await publishVersion(services, key, { version, publisherId: id });
    await app.outbox.drain();
    expect(await names('search_fr', { query: 'cotillon' })).toEqual(['Jupe noire']);
  });

  test('gets no secret products', async () => {
    const launchAt = new Date(clock.now().getTime() + DAY_MS);
    await services.db.update(drops).set({ launchAt }).where(eq(drops.slug, 'soon'));
    const reference = await referenceOf('c');
    await productsChanged(services.db, [reference], clock.now());
    await app.outbox.drain();
    const client = algoliasearch('patine', 'write-key', {
      hosts: [{ url: new URL(variables['ALGOLIA_URL']!).host, accept: 'readWrite', protocol: 'http' }],
    });
    await expect(
      client.getObject({ indexName: 'search_fr', objectID: String(reference) }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('gives one object by GET, with the fields that a client names', async () => {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = algoliasearch('patine', 'any', {
      hosts: [{ url: new URL(origin).host, accept: 'readWrite', protocol: 'http' }],
    });
    const objectID = String(await referenceOf('b'));
    const indexName = 'search_fr';
    const named = await client.getObject({ indexName, objectID, attributesToRetrieve: ['name'] });
    expect(named).toEqual({ objectID, name: 'Chemise écrue' });
    expect(await client.getObject({ indexName, objectID })).toMatchObject({ objectID, price: 2000 });
    await expect(client.getObject({ indexName, objectID: '1' })).rejects.toMatchObject({ status: 404 });
    // Neither settings nor keys of the account.
    await expect(client.getSettings({ indexName })).rejects.toMatchObject({ status: 404 });
  });

  test('drops what the catalogue no longer has when everything is indexed', async () => {
    const reference = await referenceOf('a');
    await services.db.update(items).set({ status: 'withdrawn' }).where(eq(items.productReference, reference));
    for await (const _ of app.ownerCommands['search-reindex']!({})) continue;
    expect((await search('search_fr')).nbHits).toBe(1);
  });

  test('passes refusals on and responds only to searches', async () => {
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
    const bad = await post('/1/indexes/search_fr/query', { filters: 'price >' });
    expect([bad.statusCode, bad.json().status]).toEqual([400, 400]);
    expect((await post('/1/indexes/nowhere/query', {})).statusCode).toBe(404);
    expect((await post('/1/indexes/search_fr/batch', { requests: [] })).statusCode).toBe(404);
    expect((await post('/1/indexes/search_fr/clear', {})).statusCode).toBe(404);
  });

  test('receives the clicks of visitors', async () => {
    const event = { eventType: 'click', eventName: 'Hit', index: 'search_fr', userToken: 'anonymous' };
    const answer = await app.inject({ method: 'POST', url: '/1/events', payload: { events: [event] } });
    expect(answer.json()).toEqual({ status: 200, message: 'OK' });
    const wrong = await app.inject({ method: 'POST', url: '/1/events', payload: { events: [{}] } });
    expect(wrong.statusCode).toBe(422);
  });
});

describe('problems of an account are reported', () => {
  const problems = async (changed: Record<string, string>) => {
    const account = algoliaAccount(readConfig({ ...variables, ...changed })) as AlgoliaAccount;
    return (await checkAlgolia(account)).map(({ words }) => words);
  };

  test('none, when all is well', async () => {
    expect(await problems({})).toEqual([]);
  });

  test('an unknown key, a key with too few rights, and one with too many', async () => {
    expect(await problems({ ALGOLIA_WRITE_KEY: 'unheard-of' })).toEqual([
      'ALGOLIA_WRITE_KEY is not a key of the application patine (status 403)',
    ]);
    expect(await problems({ ALGOLIA_WRITE_KEY: 'search-key' })).toEqual([
      'ALGOLIA_WRITE_KEY lacks the rights browse, addObject, deleteObject, settings, editSettings',
    ]);
    expect(await problems({ ALGOLIA_SEARCH_KEY: 'write-key' })).toEqual([
      'ALGOLIA_SEARCH_KEY can write: use a key that has the search right alone',
    ]);
  });

  test('a server that does not answer', async () => {
    const [words] = await problems({ ALGOLIA_URL: 'http://127.0.0.1:2' });
    expect(words).toContain('no server answers for the application patine');
  });

  test('at start, in the log, and visitors are told that search is away', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const config = readConfig({
      ...variables,
      DATA_DIR: services.config.DATA_DIR,
      ALGOLIA_SEARCH_KEY: 'unheard-of',
    });
    const broken = await buildApp({ ...services, config, log });
    try {
      expect(lines.join()).toContain('ALGOLIA_SEARCH_KEY is not a key of the application patine');
      const answer = await broken.inject({ method: 'POST', url: '/1/indexes/search_fr/query', payload: {} });
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toEqual({ message: 'Search is not available', status: 503 });
    } finally {
      await broken.close();
    }
  });

  test('to the operator on request', async () => {
    expect(await describeSearch(readConfig({}), services)).toEqual({
      lines: ['in this process'],
      isWell: true,
    });
    expect(await describeSearch(readConfig(variables), services)).toEqual({
      lines: ['Algolia, application patine: ready'],
      isWell: true,
    });
    const { lines, isWell } = await describeSearch(
      readConfig({ ...variables, ALGOLIA_WRITE_KEY: 'no' }),
      services,
    );
    expect([isWell, lines[0], lines[1]]).toEqual([
      false,
      'Algolia, application patine: not ready',
      'ALGOLIA_WRITE_KEY is not a key of the application patine (status 403)',
    ]);
  });

  test('an index without the shop’s filters', async () => {
    const client = algoliasearch('patine', 'write-key', {
      hosts: [{ url: new URL(variables['ALGOLIA_URL']!).host, accept: 'readWrite', protocol: 'http' }],
    });
    await client.setSettings({
      indexName: 'stores_en',
      indexSettings: { attributesForFaceting: ['country'] },
    });
    expect(await problems({})).toEqual([
      'index stores_en: attributesForFaceting lacks filterOnly(slug): run `marketplace search reindex`',
    ]);
  });

  test('incomplete settings', () => {
    expect(() => readConfig({ ALGOLIA_APP_ID: 'patine' })).toThrow(
      /^ALGOLIA_WRITE_KEY and ALGOLIA_SEARCH_KEY: set it/,
    );
  });
});

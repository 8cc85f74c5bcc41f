import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAlgoliaHandler, createSearchEngine, type SearchEngine, type SearchEvent } from '../index.ts';
import { type ProtocolServer, serve } from '../testing/protocol-server.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { wardrobe } from '../testing/wardrobe.ts';

const indexName = shopIndex.name;
const events: SearchEvent[] = [];
let engine: SearchEngine;
let server: ProtocolServer;

beforeAll(async () => {
  engine = createSearchEngine({ indexes: [shopIndex], now: () => performance.now() });
  const handler = createAlgoliaHandler(engine, {
    apiKeys: ['search-key'],
    writeKeys: ['write-key'],
    createsIndexes: true,
    onEvents: (given) => events.push(...given),
  });
  server = await serve(handler);
});
afterAll(() => server.close());
beforeEach(() => engine.clear(indexName));

const client = (key = 'write-key') =>
  algoliasearch('patine', key, { hosts: [{ url: server.url, accept: 'readWrite', protocol: 'http' }] });
const found = async (query = '', name = indexName) => {
  const { hits } = await client().searchSingleIndex({ indexName: name, searchParams: { query } });
  return hits.map(({ objectID }) => objectID);
};
const objects = () => wardrobe.map((object) => ({ ...object }));

describe('the official client', () => {
  test('saves, changes and deletes objects, and waits for each task', async () => {
    await client().saveObjects({ indexName, objects: objects(), waitForTasks: true });
    expect(await found('jean')).toEqual(['jean-501', 't-shirt']);

    const changes = [
      { objectID: 't-shirt', price: 1, description: 'Rien' },
      { objectID: 'new', name: 'Jean' },
    ];
    await client().partialUpdateObjects({
      indexName,
      objects: changes,
      createIfNotExists: false,
      waitForTasks: true,
    });
    expect(await found('jean')).toEqual(['jean-501']);
    expect(await found('', 'products_price_asc_fr')).toEqual(['t-shirt', 'jean-501', 'robe-ete']);
    expect(engine.getObject(indexName, 't-shirt')).toMatchObject({ name: 'T-shirt rayé', price: 1 });

    await client().partialUpdateObjects({ indexName, objects: changes, createIfNotExists: true });
    expect(engine.getObject(indexName, 'new')).toEqual({ objectID: 'new', name: 'Jean' });

    await client().deleteObjects({ indexName, objectIDs: ['new', 'jean-501'], waitForTasks: true });
    expect(await found('jean')).toEqual([]);
  });

  test('writes single objects', async () => {
    const { taskID } = await client().saveObject({ indexName, body: { name: 'Gilet' } });
    expect(await client().waitForTask({ indexName, taskID })).toMatchObject({ status: 'published' });
    const [objectID = ''] = await found('gilet');
    expect(objectID).toMatch(/^[0-9a-f-]{36}$/);
    await client().addOrUpdateObject({ indexName, objectID, body: { name: 'Pull' } });
    expect(await found('gilet')).toEqual([]);
    await client().partialUpdateObject({ indexName, objectID, attributesToUpdate: { size: 'm' } });
    expect(engine.getObject(indexName, objectID)).toEqual({ objectID, name: 'Pull', size: 'm' });
    await client().partialUpdateObject({
      indexName,
      objectID: '9',
      attributesToUpdate: {},
      createIfNotExists: false,
    });
    expect(engine.getObject(indexName, '9')).toBeUndefined();
    await client().deleteObject({ indexName, objectID });
    expect(engine.size(indexName)).toBe(0);
  });

  test('writes several indexes in one batch', async () => {
    const response = await client().multipleBatch({
      requests: [
        { action: 'updateObject', indexName, body: { objectID: '1', name: 'Gilet' } },
        { action: 'addObject', indexName: 'other', body: { objectID: '2', name: 'Gilet' } },
        { action: 'deleteObject', indexName, body: { objectID: '7' } },
      ],
    });
    expect(response.objectIDs).toEqual(['1', '2', '7']);
    expect(Object.keys(response.taskID)).toEqual([indexName, 'other']);
    expect(engine.size('other')).toBe(1);
  });

  test('browses every object, including secret ones', async () => {
    await client().saveObjects({ indexName, objects: objects() });
    const ids: string[] = [];
    let pages = 0;
    await client().browseObjects({
      indexName,
      browseParams: { hitsPerPage: 3 },
      aggregator: ({ hits }) => {
        pages += 1;
        ids.push(...hits.map(({ objectID }) => objectID));
      },
    });
    expect([pages, ids]).toEqual([2, wardrobe.map(({ objectID }) => objectID)]);
  });

  test('deletes by a filter, and rejects an empty one', async () => {
    await client().saveObjects({ indexName, objects: objects() });
    await client().deleteBy({ indexName, deleteByParams: { filters: 'brand:levis' } });
    expect(await found()).toEqual(['robe-ete', 't-shirt']);
    await expect(client().deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 });
    await client().clearObjects({ indexName });
    expect(engine.size(indexName)).toBe(0);
  });
});

describe('settings', () => {
  test('sent by the client create an index that works like one configured at start', async () => {
    const { replicas, ...settings } = await client().getSettings({ indexName });
    const copies = (replicas ?? []).map((replica) => `copy_${replica}`);
    await client().setSettings({ indexName: 'copy', indexSettings: { ...settings, replicas: copies } });
    for (const replica of replicas ?? []) {
      const { primary: _, ...own } = await client().getSettings({ indexName: replica });
      await client().setSettings({ indexName: `copy_${replica}`, indexSettings: own });
    }
    await client().saveObjects({ indexName: 'copy', objects: objects() });
    await client().saveObjects({ indexName, objects: objects() });
    for (const name of ['', 'products_price_asc_fr', 'products_price_desc_fr', 'products_chronological_fr'])
      expect(await found('', name === '' ? 'copy' : `copy_${name}`)).toEqual(
        await found('', name || indexName),
      );
    expect(await found('jeans', 'copy')).toEqual(await found('jeans'));
  });

  test('synonyms and rules apply at once, and unsupported ones are rejected', async () => {
    await client().saveObjects({ indexName: 'worded', objects: objects() });
    await client().setSettings({
      indexName: 'worded',
      indexSettings: { searchableAttributes: ['name'], attributesForFaceting: ['brand'] },
    });
    await client().saveSynonyms({
      indexName: 'worded',
      synonymHit: [{ objectID: '1', type: 'synonym', synonyms: ['jean', 'denim'] }],
    });
    expect(await found('denim', 'worded')).toEqual(['jean-501']);
    await client().saveRules({
      indexName: 'worded',
      rules: [
        {
          objectID: '1',
          conditions: [{ context: 'sale' }],
          consequence: { params: { filters: 'brand:sezane' } },
        },
      ],
    });
    const { hits } = await client().searchSingleIndex({
      indexName: 'worded',
      searchParams: { ruleContexts: ['sale'] },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['robe-ete']);
    const refused = client().saveSynonyms({
      indexName: 'worded',
      synonymHit: [{ objectID: '1', type: 'placeholder', placeholder: 'x', replacements: ['y'] }],
    });
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });
});

describe('rejects', () => {
  test('writes with a search key or none', async () => {
    const write = (key: string) => client(key).saveObjects({ indexName, objects: objects() });
    await expect(write('search-key')).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    });
    await expect(write('unheard-of')).rejects.toMatchObject({ status: 403 });
    expect(engine.size(indexName)).toBe(0);
  });

  test('a whole batch with one invalid operation', async () => {
    const requests = [
      { action: 'updateObject' as const, body: { objectID: '1' } },
      { action: 'updateObject' as const, body: { name: 'no ID' } },
    ];
    await expect(client().batch({ indexName, batchWriteParams: { requests } })).rejects.toMatchObject({
      status: 400,
      message: 'Missing "objectID" in an object',
    });
    expect(engine.size(indexName)).toBe(0);
  });

  test('a write to a replica', async () => {
    const write = client().saveObjects({ indexName: 'products_price_asc_fr', objects: objects() });
    await expect(write).rejects.toMatchObject({ status: 400 });
  });
});

describe('events', () => {
  const send = (event: object) =>
    client('search-key').customPost({ path: '1/events', body: { events: [event] } });
  const click = { eventType: 'click', eventName: 'Hit', index: indexName, userToken: 'anonymous' };

  test('are passed on after validation', async () => {
    const queryID = 'a'.repeat(32);
    await send({ ...click, objectIDs: ['1'], queryID, positions: [3] });
    expect(events).toEqual([{ ...click, objectIDs: ['1'], queryID }]);
    // What InstantSearch tells about itself, without an index.
    await send({ eventType: 'instantsearch', eventName: '__start__', sessionID: 'a', widgets: [] });
    expect(events).toHaveLength(1);
  });

  test.each([
    [{ ...click, eventType: 'hover' }, 'EventType must be one of "click", "conversion" or "view"'],
    [{ ...click, eventName: '' }, 'eventName must be a string of 1 to 256 characters'],
    [{ ...click, queryID: 'x' }, 'queryID must be 32 hexadecimal digits'],
    [{ ...click, objectIDs: 'all' }, 'objectIDs must be 20 strings at most'],
  ])('%j is rejected', async (event, message) => {
    await expect(send(event)).rejects.toMatchObject({ status: 422, message });
  });
});

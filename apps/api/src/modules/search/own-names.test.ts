import { HITS_PER_PAGE, productIndex } from '@patine/contract/search/indexes';
import { type Locale, LOCALES } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillEmptyCatalogue } from '../../../demo/fill-catalogue.ts';
import { buildApp } from '../../app.ts';
import { testServices } from '../../testing/services.ts';

let services: Awaited<ReturnType<typeof testServices>>;
let app: FastifyInstance;

beforeAll(async () => {
  services = await testServices();
  await fillEmptyCatalogue(services);
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

type Found = { hits: { name: string }[]; nbPages: number };

/** Queries of one call. */
const TOGETHER = 50;
const AT_ONCE = 1000;

async function search(locale: Locale, queries: readonly object[]): Promise<Found[]> {
  const requests = queries.map((query) => ({
    indexName: productIndex('relevance', locale),
    attributesToRetrieve: ['name'],
    attributesToHighlight: [],
    attributesToSnippet: [],
    ...query,
  }));
  const answer = await app.inject({ method: 'POST', url: '/1/indexes/*/queries', payload: { requests } });
  return answer.json().results;
}

async function everyName(locale: Locale): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const [found] = await search(locale, [{ hitsPerPage: AT_ONCE, page }]);
    for (const { name } of found?.hits ?? []) names.add(name);
    pages = found?.nbPages ?? 0;
  }
  return names;
}

test.each(LOCALES)(
  'the name of every piece of the demo finds it on the first page (%s)',
  { timeout: 120_000 },
  async (locale) => {
    const names = [...(await everyName(locale))];
    expect(names.length).toBeGreaterThan(500);
    const missed: string[] = [];
    for (let at = 0; at < names.length; at += TOGETHER) {
      const some = names.slice(at, at + TOGETHER);
      const results = await search(
        locale,
        some.map((query) => ({ query, hitsPerPage: HITS_PER_PAGE })),
      );
      for (const [index, name] of some.entries())
        if (!results[index]?.hits.some((hit) => hit.name === name)) missed.push(name);
    }
    expect(missed).toEqual([]);
  },
);

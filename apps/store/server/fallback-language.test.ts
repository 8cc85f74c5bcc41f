import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../src/entry-server.tsx';
import { schemaResponse } from './testing/schema-api.ts';
import { openStore } from './testing/store.ts';
import { openUpstream } from './testing/upstream.ts';

let api: Awaited<ReturnType<typeof openUpstream>>;
let store: Awaited<ReturnType<typeof openStore>>;

/** An English shop whose products have French texts alone. */
const textOf = (field: string) => (field.endsWith('Language') ? 'fr' : `Le texte de ${field}`);

beforeAll(async () => {
  api = await openUpstream((seen) => {
    const answer = schemaResponse({ textOf })(seen);
    const { results } = answer.body as { results?: { hits: object[] }[] };
    if (!results) return answer;
    const inFrench = (hit: object) => ({ ...hit, nameLanguage: 'fr' });
    return { body: { results: results.map((list) => ({ ...list, hits: list.hits.map(inFrench) })) } };
  });
  store = await openStore({ apiUrl: api.url, render });
});
afterAll(async () => {
  await store.close();
  await api.close();
});

test('a product’s page marks the texts that fall back to French', async () => {
  const { status, body } = await store.request('/en/product/robe-100163');
  expect(status).toBe(200);
  expect(body).toMatch(/<html lang="en"/);
  expect(body).toMatch(/<h1 lang="fr"[^>]*>Le texte de name</);
  expect(body).toMatch(/<div lang="fr"[^>]*>(?:(?!<\/div>).)*Le texte de description/s);
  expect(body).toMatch(/<ul lang="fr"[^>]*>(?:(?!<\/ul>).)*Le texte de defects/s);
});

test('a card of a list marks a name that falls back to French', async () => {
  const { body } = await store.request('/en/shop/');
  expect(body).toMatch(/<article[\s\S]*?<span lang="fr"[^>]*>Le texte de name</);
});
